/*
 * Runs inside the interpreter: the page that a container sees. Once the release runs, all of this is in its hands.
 */

/**
 * @typedef {{ src: string, onload?: (event: object) => void, onerror?: (event: object) => void }} Script
 * @typedef {{ name: string, init: (scope: object, chain: object[]) => unknown,
 *   get: (name: string) => Promise<() => { health?: unknown }> }} Container
 * @typedef {{ question: string, answer?: string, eval: (script: string) => unknown, [member: string]: unknown }} Page
 */

/** @param {Page} global */
function makePage(global) {
  const { container, entry, scripts } = JSON.parse(global.question)
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

  async function askHealth() {
    document.currentScript = null
    /** @type {Container} */
    const remote = Object(evaluate(container))
    await remote.init({}, [])
    const factory = await remote.get('./health')
    return factory().health ?? 'no health'
  }

  /** @param {unknown} value */
  const answer = (value) => {
    global.answer = JSON.stringify(value)
  }
  global.askHealth = () => void askHealth().then(answer, (error) => answer(String(error)))
  global.self = global
  global.window = global
  global.location = { href: base }
  // Nothing takes time here: a script is there at once, or never.
  global.setTimeout = () => 0
  global.clearTimeout = () => undefined
  global.document = document
  begin(entry)
}

makePage(Object(globalThis))
