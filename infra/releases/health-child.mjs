import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import interpreter from '@jitl/quickjs-ng-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  shouldInterruptAfterDeadline,
} from 'quickjs-emscripten-core'

/*
 * Reads a release from standard input, runs its container and prints what `./health` answers, as JSON. The release
 * runs in an interpreter compiled to WebAssembly, which is given texts and no object or function of this process:
 * there is nothing to reach a file, a server or another process by.
 */
const longestRunMs = 2_000
const largestStackBytes = 512 * 1024
const mostMemoryBytes = 64 * 1024 * 1024
const longestAnswer = 2_000

const question = await text(process.stdin)
const page = await readFile(path.join(import.meta.dirname, 'health-page.js'), 'utf8')
const runtime = (await newQuickJSWASMModuleFromVariant(interpreter)).newRuntime({
  memoryLimitBytes: mostMemoryBytes,
  maxStackSizeBytes: largestStackBytes,
  interruptHandler: shouldInterruptAfterDeadline(Date.now() + longestRunMs),
})
process.stdout.write(ask().slice(0, longestAnswer))
process.exit()

/** @returns what the release answers as JSON, or what went wrong */
function ask() {
  /** @type {{ entry: string, scripts: Record<string, string> }} */
  const { entry, scripts } = JSON.parse(question)
  const context = runtime.newContext()
  context.setProp(context.global, 'question', context.newString(question))
  for (const script of [page, scripts[entry] ?? '', 'askHealth()']) {
    const { error } = context.evalCode(script)
    if (error) return JSON.stringify(sentenceOf(context.dump(error)))
  }
  const { error } = runtime.executePendingJobs()
  if (error) return JSON.stringify(sentenceOf(error.context.dump(error)))
  return context.getString(context.getProp(context.global, 'answer'))
}

/** @param {unknown} error as the interpreter gives it away */
function sentenceOf(error) {
  const { name, message } = Object(error)
  if (message === 'interrupted') return `it was stopped after ${longestRunMs / 1000} seconds`
  return name ? `${name}: ${message}` : String(error)
}
