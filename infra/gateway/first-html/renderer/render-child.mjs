import vm from 'node:vm'

/*
 * Renders pages with the files of releases. Started by `renderer.ts` without settings and secrets, without files, and
 * without code made from text. A release gets the globals of `hostGlobals` and `prepareScreen` and nothing else: none of
 * them reaches files, servers or processes. Each screen has a context of its own, because styled-components counts the
 * names of styles in the order in which modules run.
 */

/** @typedef {{ base: string, file: string, text: string }} Script */
/** @typedef {{ id: number, screen: string, isPhone: boolean, scripts?: Script[], request: string }} Job */

const parent = process
const hostGlobals = {
  AbortController,
  AbortSignal,
  DOMException,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  queueMicrotask,
}
for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'console', 'global']) {
  Reflect.deleteProperty(globalThis, name)
}

/** @type {Map<string, vm.Context>} */
const screens = new Map()
/** The same script runs in the context of every screen. @type {Map<string, vm.Script>} */
const compiled = new Map()

parent.on('disconnect', () => parent.exit())
parent.on('message', (/** @type {Job} */ job) => {
  render(job).then(
    (result) => parent.send?.({ id: job.id, result }),
    (error) => {
      const isMismatch = error?.name === 'MismatchError'
      parent.send?.({
        id: job.id,
        error: String(error?.stack ?? error).slice(0, 1_000),
        isMismatch,
      })
    },
  )
})

/** @param {Job} job */
async function render({ screen, isPhone, scripts, request }) {
  if (scripts) screens.set(screen, open(scripts, isPhone))
  const context = screens.get(screen)
  if (context === undefined) throw new Error(`the screen ${screen} is not open`)
  context.request = request
  return String(await vm.runInContext('renderPage(request)', context))
}

/**
 * @param {readonly Script[]} scripts
 * @param {boolean} isPhone
 */
function open(scripts, isPhone) {
  const codeGeneration = { strings: false, wasm: false }
  const context = vm.createContext({ ...hostGlobals, isPhone }, { codeGeneration })
  vm.runInContext(`(${prepareScreen})()`, context)
  for (const { base, file, text } of scripts) {
    const name = base + file
    const script = compiled.get(name) ?? new vm.Script(text, { filename: name })
    compiled.set(name, script)
    context.location.href = `https://store.invalid${name}`
    script.runInContext(context)
  }
  context.location.href = 'https://store.invalid/'
  return context
}

/** Runs inside the context: the few globals of a page that modules read while they start and render. */
function prepareScreen() {
  /** @type {any} */
  const page = globalThis
  const location = {
    origin: 'https://store.invalid',
    href: 'https://store.invalid/',
    toString: () => location.href,
  }
  const phone = '(width < 48rem)'
  Object.assign(page, {
    self: page,
    location,
    // Has webpack take the address of a script from `location`.
    importScripts: () => undefined,
    fetch: () => Promise.reject(new Error('a page is rendered from the answers it was given')),
    matchMedia: (/** @type {string} */ query) => ({ matches: query === phone && page.isPhone }),
    performance: { now: () => 0, mark: () => undefined, measure: () => undefined },
    reportError: () => undefined,
    console: { error: () => undefined, warn: () => undefined, log: () => undefined },
    // What waits never fires: a page is rendered at once or not at all.
    setTimeout: (/** @type {() => void} */ callback, delay = 0) => {
      if (delay === 0) queueMicrotask(callback)
      return 0
    },
    clearTimeout: () => undefined,
    setInterval: () => 0,
    clearInterval: () => undefined,
  })
}
