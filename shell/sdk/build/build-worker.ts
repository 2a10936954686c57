import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import type { BuildTarget } from './build-target.ts'
import { configFileOf, readConfig } from './config-file.ts'

/** A message to the worker, which takes the next one after its report. */
export interface BuildRequest {
  /** Folder of the shell or of a remote. */
  folder: string
  target: BuildTarget
  /** Rebuilds after every change until the worker is disconnected. */
  watch: boolean
}

/** The worker's message after each build. */
export type BuildReport =
  | { kind: 'built'; digest: string; config: unknown }
  | { kind: 'failed'; reason: string }

/*
 * Builds run in processes of their own: their memory is freed at the end, two builds use two processors, and the release
 * tooling does not depend on the bundler. A second build of the same process takes half the time: the bundler is loaded
 * and compiled.
 */
process.on('message', (request: BuildRequest) => {
  run(request).catch((error: unknown) => {
    report({
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  })
})
process.once('disconnect', () => process.exit())

async function run(order: BuildRequest): Promise<void> {
  const module: { default: (target: BuildTarget) => Configuration } = await import(
    pathToFileURL(path.join(order.folder, 'webpack.config.ts')).href
  )
  const compiler = webpack(module.default(order.target))
  if (compiler === null) throw new Error('webpack refused its configuration')
  if (order.watch) watch(compiler, order.folder)
  else {
    compiler.run((error, stats) => {
      // The cache is written on close: report only when the process may end.
      compiler.close(() => void reportBuild(order.folder, error, stats))
    })
  }
}

function watch(compiler: Compiler, folder: string): void {
  compiler.hooks.thisCompilation.tap('ReleaseConfig', (compilation) => {
    compilation.fileDependencies.add(configFileOf(folder))
  })
  compiler.watch({ aggregateTimeout: 50 }, (error, stats) => void reportBuild(folder, error, stats))
}

async function reportBuild(folder: string, error: Error | null, stats?: Stats): Promise<void> {
  try {
    if (error !== null) throw error
    if (stats === undefined || stats.hasErrors()) {
      report({
        kind: 'failed',
        reason: stats?.toString({ preset: 'errors-only', colors: false }) ?? '',
      })
    } else {
      const { remoteConfig, shellConfig } = await readConfig(folder)
      // The message is sent as JSON, which drops the functions of routes.
      report({ kind: 'built', digest: stats.hash ?? '', config: remoteConfig ?? shellConfig })
    }
  } catch (cause) {
    report({ kind: 'failed', reason: cause instanceof Error ? cause.message : String(cause) })
  }
}

function report(message: BuildReport): void {
  process.send?.(message)
}
