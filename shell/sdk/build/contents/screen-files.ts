import type { Compilation } from 'webpack'
import { configFileOf, readConfig } from '../config-file.ts'
import { innerModules } from './inner-modules.ts'

/**
 * The scripts of each screen of a remote, by the path of its route.
 * @param folder of the remote
 * @throws Error when the `load` of a route does not import a file by a literal path
 */
export async function findScreenFiles(
  compilation: Compilation,
  folder: string,
): Promise<Record<string, string[]>> {
  const { remoteConfig } = await readConfig(folder)
  const files = findImportedFiles(compilation, configFileOf(folder))
  return Object.fromEntries(
    (remoteConfig?.routes ?? []).map(({ path, load }) => {
      const [, request] = /\bimport\((?:\s|\/\*.*?\*\/)*["'`](.+?)["'`]/.exec(load.toString()) ?? []
      if (request === undefined) throw new Error(`the load of ${path} imports no file by its path`)
      return [path, files.get(request) ?? []]
    }),
  )
}

/** The scripts that each `import()` of a module downloads, by its request. */
function findImportedFiles(compilation: Compilation, source: string): Map<string, string[]> {
  const modules = [...compilation.modules].flatMap(innerModules)
  const blocks = modules.find((module) => module.nameForCondition() === source)?.blocks ?? []
  const files = new Map<string, string[]>()
  for (const block of blocks) {
    const [dependency] = block.dependencies
    const group = compilation.chunkGraph.getBlockChunkGroup(block)
    if (dependency === undefined || !('request' in dependency) || !group) continue
    files.set(
      String(dependency.request),
      group.getFiles().filter((file) => file.endsWith('.js')),
    )
  }
  return files
}
