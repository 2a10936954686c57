import { text } from 'node:stream/consumers'
import vm from 'node:vm'

/**
 * Reads a release from standard input, runs its container and prints what `./health` answers. It brings what a
 * container needs to load its own files: a page that scripts can be added to.
 *
 * @typedef {{ container: string, entry: string, scripts: Record<string, string> }} Question
 * @typedef {{ src: string, onload?: (event: object) => void, onerror?: (event: object) => void }} Script
 */

/** @type {Question} */
const { container, entry, scripts } = JSON.parse(await text(process.stdin))
const base = 'https://release.invalid/'

/** @type {{ currentScript: object | null, [member: string]: unknown }} */
const document = {
  currentScript: null,
  createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
  getElementsByTagName: () => [],
  head: { appendChild: load },
}
const context = vm.createContext({
  document,
  setTimeout,
  clearTimeout,
  URL,
  location: { href: base },
})
vm.runInContext('globalThis.self = globalThis.window = document.defaultView = globalThis', context)

try {
  run(entry)
  const remote = vm.runInContext(container, context)
  await remote.init({}, [])
  const factory = await remote.get('./health')
  process.stdout.write(JSON.stringify(factory().health ?? 'no health'))
} catch (error) {
  process.stdout.write(JSON.stringify(String(error)))
}
process.exit()

/** @param {string} file */
function run(file) {
  const script = scripts[file]
  if (script === undefined) throw new Error(`it loads ${file}, which it does not hold`)
  document.currentScript = { src: `${base}${file}`, tagName: 'SCRIPT' }
  vm.runInContext(script, context, { filename: file, timeout: 2_000 })
  document.currentScript = null
}

/** @param {Script} script */
function load(script) {
  try {
    run(script.src.slice(base.length))
    script.onload?.({ type: 'load' })
  } catch {
    script.onerror?.({ type: 'error', target: script })
  }
}
