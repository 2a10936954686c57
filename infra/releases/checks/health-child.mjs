import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import interpreter from '@jitl/quickjs-ng-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'

/*
 * Reads a release from standard input, runs its container and prints the result of `./health` as JSON. The release
 * runs in an interpreter compiled to WebAssembly that receives only strings, no object or function of this process, so
 * that it cannot reach files, servers or other processes.
 */
const maxStackBytes = 512 * 1024
const maxMemoryBytes = 64 * 1024 * 1024
const maxOutputLength = 2_000

const request = await text(process.stdin)
/** @type {{ entry: string, scripts: Record<string, string>, maxRunMs: number }} */
const { entry, scripts, maxRunMs } = JSON.parse(request)
const page = await readFile(path.join(import.meta.dirname, 'health-page.js'), 'utf8')
// CPU time, because a busy machine must not stop a release that does little.
const endsAt = cpuMs() + maxRunMs
const runtime = (await newQuickJSWASMModuleFromVariant(interpreter)).newRuntime({
  memoryLimitBytes: maxMemoryBytes,
  maxStackSizeBytes: maxStackBytes,
  interruptHandler: () => cpuMs() > endsAt,
})
process.stdout.write(checkHealth().slice(0, maxOutputLength))
process.exit()

/** @returns the CPU time of this process in milliseconds */
function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** @returns the health of the release as JSON, or an error message */
function checkHealth() {
  const context = runtime.newContext()
  context.setProp(context.global, 'request', context.newString(request))
  for (const script of [page, scripts[entry] ?? '', 'runHealthCheck()']) {
    const { error } = context.evalCode(script)
    if (error) return JSON.stringify(describeError(context.dump(error)))
  }
  const { error } = runtime.executePendingJobs()
  if (error) return JSON.stringify(describeError(error.context.dump(error)))
  return context.getString(context.getProp(context.global, 'response'))
}

/** @param {unknown} error as dumped by the interpreter */
function describeError(error) {
  const { name, message } = Object(error)
  if (message === 'interrupted') return `it was stopped after ${maxRunMs / 1000} seconds`
  return name ? `${name}: ${message}` : String(error)
}
