/*
 * Runs inside the interpreter and emulates the page that a container sees. The release can modify everything in it.
 */

/**
 * @typedef {{ src: string, onload?: (event: object) => void, onerror?: (event: object) => void }} Script
 * @typedef {{ name: string, init: (scope: object, chain: object[]) => unknown,
 *   get: (name: string) => Promise<() => { health?: unknown }> }} Container
 * @typedef {{ request: string, response?: string, eval: (script: string) => unknown, [member: string]: unknown }} Page
 */

/** @param {Page} global */
function makePage(global) {
  const { container, entry, scripts } = JSON.parse(global.request)
  const base = 'https://release.invalid/'
  const evaluate = global.eval
  const document = {
    /** @type {object | null} */
    currentScript: null,
    defaultView: global,
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    getElementsByTagName: () => [],
    head: { appendChild: load },
  }

  /** @param {string} file */
  function begin(file) {
    document.currentScript = { src: `${base}${file}`, tagName: 'SCRIPT' }
  }

  /** @param {Script} script */
  function load(script) {
    const file = script.src.slice(base.length)
    try {
      begin(file)
      if (scripts[file] === undefined) throw new Error(`it lacks ${file}`)
      evaluate(scripts[file])
      script.onload?.({ type: 'load' })
    } catch {
      script.onerror?.({ type: 'error', target: script })
    } finally {
      document.currentScript = null
    }
  }

  async function readHealth() {
    document.currentScript = null
    /** @type {Container} */
    const remote = Object(evaluate(container))
    await remote.init({}, [])
    const factory = await remote.get('./health')
    return factory().health ?? 'no health'
  }

  /** @param {unknown} value */
  const respond = (value) => {
    global.response = JSON.stringify(value)
  }
  global.runHealthCheck = () => void readHealth().then(respond, (error) => respond(String(error)))
  global.self = global
  global.window = global
  global.location = { href: base }
  // Scripts load synchronously or not at all, so timers never fire.
  global.setTimeout = () => 0
  global.clearTimeout = () => undefined
  global.document = document
  begin(entry)
}

makePage(Object(globalThis))
