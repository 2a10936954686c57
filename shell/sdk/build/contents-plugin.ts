import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { screenImports } from './screen-imports.ts'
import { type SharedModule, sharedModules } from './shared-modules.ts'

const plugin = 'ContentsPlugin'

/**
 * Emits `contents.json`: what the one who publishes a build must know of it and cannot see in the files.
 */
export class ContentsPlugin {
  readonly #describe: (compilation: Compilation) => object

  constructor(describe: (compilation: Compilation) => object) {
    this.#describe = describe
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const contents = JSON.stringify(this.#describe(compilation), null, 2)
        compilation.emitAsset('contents.json', new webpack.sources.RawSource(contents))
      })
    })
  }
}

/**
 * Contents of a remote's build: its container, the file that brings it, the files `./remote` needs at
 * once (that one first), those a screen needs besides, and the modules it asks the host for with the
 * ranges it accepts.
 */
export function remoteContents(container: string): (compilation: Compilation) => object {
  return (compilation) => {
    const scripts = (group: string) =>
      (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter(isScript)
    const [entry] = scripts(container)
    const source = path.join(compilation.compiler.context, 'src', 'remote.tsx')
    return {
      container,
      entry,
      preload: [...scripts(container), ...scripts('remote')],
      screens: screenFiles(compilation, source),
      shared: consumedBy(compilation),
    }
  }
}

/**
 * Scripts each screen asks for when it is opened, by the path of its route.
 * @param source the module that lists the screens, `src/remote.tsx` of a remote
 */
export function screenFiles(compilation: Compilation, source: string): Record<string, string[]> {
  const files = new Map<string, string[]>()
  for (const module of compilation.modules) {
    if (module.nameForCondition() !== source) continue
    for (const block of module.blocks) {
      const [dependency] = block.dependencies
      const group = compilation.chunkGraph.getBlockChunkGroup(block)
      if (dependency === undefined || !('request' in dependency) || !group) continue
      files.set(String(dependency.request), group.getFiles().filter(isScript))
    }
  }
  const screens = [...screenImports(readFileSync(source, 'utf8'))]
  return Object.fromEntries(screens.map(([route, request]) => [route, files.get(request) ?? []]))
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

/** The modules of the table a build asks the host for, with the ranges it accepts. */
export function consumedBy(compilation: Compilation): Record<string, string> {
  const requests = new Set(
    [...compilation.modules].flatMap((module) =>
      module.type === 'consume-shared-module' && 'options' in module
        ? [shareKey(module.options)]
        : [],
    ),
  )
  const table = Object.entries<SharedModule>(sharedModules)
  return Object.fromEntries(
    table.filter(([key]) => requests.has(key)).map(([key, shared]) => [key, shared.range]),
  )
}

function shareKey(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? options.shareKey
    : undefined
}
