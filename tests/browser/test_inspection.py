"""What inspects the screens finds what is wrong with one."""

import pytest
from playwright.sync_api import expect

from tests.browser.inspection import complaints

pytestmark = pytest.mark.browser

ADD = """rules => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""

WRONG = {
    "hover: color-contrast": "button:hover { color: #999 !important; background: #888 !important }",
    "color-contrast": "h1 { color: #999 !important; background: #888 !important }",
    "wider than the screen": "h1 { width: 900px }",
}


@pytest.mark.parametrize("complaint", WRONG)
def test_what_is_wrong_is_found(people, complaint):
    ana = people.come().goes_to()
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.page.evaluate(ADD, WRONG[complaint])

    assert any(one.startswith(complaint) for one in complaints(ana))
