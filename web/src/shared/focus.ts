// After a change of screen the focus goes to its heading, so that nobody is lost on the page.
const PATIENCE = 10_000

let watching: MutationObserver | undefined

/** Focus the page's heading now, or as soon as there is one and nothing else has the focus. */
export function focusHeading(): void {
  watching?.disconnect()
  if (focused()) return
  watching = new MutationObserver(() => {
    if (document.activeElement !== document.body || focused()) watching?.disconnect()
  })
  watching.observe(document.body, { childList: true, subtree: true })
  const watched = watching
  setTimeout(() => watched.disconnect(), PATIENCE)
}

function focused(): boolean {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return document.activeElement === heading
}
