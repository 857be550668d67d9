import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = '127.0.0.1:8765' // where `ecliptic serve` listens

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: process.env['ECLIPTIC_WEB_OUT'] ?? '../src/ecliptic/_web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0, // no data: addresses, and
    modulePreload: { polyfill: false }, // no inline script: the server's policy allows neither
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': { target: `http://${server}`, changeOrigin: false },
      '/ws': { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
})
