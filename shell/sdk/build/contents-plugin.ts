import webpack, { type Compilation, type Compiler } from 'webpack'
import { type SharedModule, sharedModules } from './shared-modules.ts'

const plugin = 'ContentsPlugin'

/** What a build says of itself in `contents.json`, for the release made of it. */
export interface BuildContents {
  container: string
  /** File that brings the container. */
  entry: string
  /** Files `./remote` needs at once, entry first. */
  preload: string[]
  /** Modules the build asks the host for, with the range it accepts. */
  shared: Record<string, string>
}

/** Emits `contents.json`: what the one who publishes a remote must know and cannot see in the files. */
export class ContentsPlugin {
  readonly #container: string

  constructor(container: string) {
    this.#container = container
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const source = JSON.stringify(contentsOf(compilation, this.#container), null, 2)
        compilation.emitAsset('contents.json', new webpack.sources.RawSource(source))
      })
    })
  }
}

function contentsOf(compilation: Compilation, container: string): BuildContents {
  const scripts = (group: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) =>
      file.endsWith('.js'),
    )
  const [entry = '', ...rest] = scripts(container)
  return {
    container,
    entry,
    preload: [entry, ...rest, ...scripts('remote')],
    shared: consumedBy(compilation),
  }
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
