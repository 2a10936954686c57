import webpack, { type Compilation, type Compiler } from 'webpack'
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
 * once (that one first), and the modules it asks the host for with the ranges it accepts.
 */
export function remoteContents(container: string): (compilation: Compilation) => object {
  return (compilation) => {
    const scripts = (group: string) =>
      (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter(isScript)
    const [entry] = scripts(container)
    return {
      container,
      entry,
      preload: [...scripts(container), ...scripts('remote')],
      shared: consumedBy(compilation),
    }
  }
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

function consumedBy(compilation: Compilation): Record<string, string> {
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
