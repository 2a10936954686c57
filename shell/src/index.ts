import { loadPolyfills } from './polyfills/load-polyfills.ts'
import { failStart } from './start-failure/fail-start.ts'

// Where an export is named, only what the others need of the package runs; all of it would be in the file otherwise.
const firstParts = [
  () => import('react-dom/client'),
  () => import(/* webpackExports: ["default"] */ 'styled-components'),
  () => import(/* webpackExports: ["createSlice"] */ '@reduxjs/toolkit'),
  () => import('@store/sdk'),
  () => import('@store/ui/shared'),
  () => import(/* webpackExports: ["startStore"] */ '@store/host'),
  () => import('./start-site.tsx'),
]

if (typeof document === 'undefined') globalThis.renderPage = renderOnServer
else start().catch(failStart)

/**
 * The asynchronous boundary lets the shell provide shared modules before any code requests one. The parts of the shell and
 * its start run as separate tasks, so a slow phone can handle taps in between.
 */
async function start(): Promise<void> {
  // Whoever records stacks (Lighthouse does) parses a function again for the first timer below it: here, the whole file.
  await Promise.resolve()
  await loadPolyfills()
  const { bootstrap } = await loadShell()
  await nextTask()
  bootstrap()
}

async function loadShell() {
  for (const load of firstParts) {
    // Before the first one, too: it would run in the task that has compiled this file.
    await nextTask()
    await load()
  }
  await nextTask()
  return await import('./bootstrap.tsx')
}

/**
 * Renders a page on the server. The modules of the shell run in the order in which a browser runs them, because the names
 * of styles are counted in that order; the renderer is a file of its own that no browser loads.
 */
async function renderOnServer(request: string): Promise<string> {
  await loadShell()
  const renderer = await import(
    /* webpackMode: "lazy", webpackChunkName: "render" */ './render/render-page.tsx'
  )
  return await renderer.renderPage(request)
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}
