import webpack, {
  type Compilation,
  type Compiler,
  type Dependency,
  type Module,
  type ModuleGraph,
} from 'webpack'
import { acceptedRange } from '../installed-versions.ts'
import { type SharedModule, sharedModules } from '../shared-modules.ts'
import { innerModules } from './inner-modules.ts'
import { findScreenFiles } from './screen-files.ts'

const plugin = 'ContentsPlugin'

type DescribeContents = (compilation: Compilation) => object | Promise<object>

/** Emits `contents.json`: facts about a build that the release tooling needs and cannot see in the files. */
export class ContentsPlugin {
  readonly #describe: DescribeContents

  constructor(describe: DescribeContents) {
    this.#describe = describe
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        const contents = JSON.stringify(await this.#describe(compilation), null, 2)
        compilation.emitAsset('contents.json', new webpack.sources.RawSource(contents))
      })
    })
  }
}

/**
 * The contents of a remote's build: its container and entry file, the files `./remote` needs (entry first), the
 * additional files of each screen, the shared modules with the accepted ranges, and the exports it uses of them.
 */
export function remoteContents(container: string): DescribeContents {
  return async (compilation) => {
    const scripts = (group: string) =>
      (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter(isScript)
    const [entry] = scripts(container)
    return {
      container,
      entry,
      preload: [...scripts(container), ...scripts('remote')],
      screens: await findScreenFiles(compilation, compilation.compiler.context),
      shared: consumedModules(compilation),
      uses: usedExports(compilation),
    }
  }
}

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

/** The shared modules a build consumes, with the accepted ranges. */
export function consumedModules(compilation: Compilation): Record<string, string> {
  const requests = new Set(
    [...compilation.modules].flatMap((module) =>
      module.type === 'consume-shared-module' && 'options' in module
        ? [shareKey(module.options)]
        : [],
    ),
  )
  const table = Object.entries<SharedModule>(sharedModules)
  return Object.fromEntries(
    table.filter(([key]) => requests.has(key)).map(([key, shared]) => [key, acceptedRange(shared)]),
  )
}

/**
 * The exports of shared modules that a build imports. Namespace imports are not resolved.
 * @example { '@store/sdk': ['defineRemote', 'useSession'], react: ['useState'] }
 */
export function usedExports(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph, moduleGraph } = compilation
  const used = new Map<string, Set<string>>()
  for (const module of compilation.modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue
    for (const dependency of module.dependencies) {
      const request = sharedModuleOf(moduleGraph.getModule(dependency))
      const name = importedName(dependency, moduleGraph)
      if (request === undefined || name === undefined) continue
      // Skip imports of functions that the bundler has removed as unused.
      if (moduleGraph.getConnection(dependency)?.isTargetActive(undefined) === false) continue
      used.set(request, (used.get(request) ?? new Set()).add(name))
    }
  }
  return Object.fromEntries(
    [...used].sort().map(([request, names]) => [request, [...names].sort()]),
  )
}

/** Key of the shared module that an import resolves to, directly or through a module that re-exports it. */
function sharedModuleOf(module: Module | null): string | undefined {
  if (module?.type !== 'consume-shared-module' || !('options' in module)) return undefined
  const key = shareKey(module.options)
  return typeof key === 'string' && Object.hasOwn(sharedModules, key) ? key : undefined
}

function importedName(dependency: Dependency, graph: ModuleGraph): string | undefined {
  if (!('getIds' in dependency && typeof dependency.getIds === 'function')) return undefined
  const [name]: unknown[] = dependency.getIds(graph)
  return typeof name === 'string' ? name : undefined
}

/**
 * The exports that a shell provides of each shared module, when they are a subset or known: those of the table, and the
 * exports of our own shared modules.
 */
export function offeredExports(compilation: Compilation): Record<string, string[]> {
  const table = Object.entries<SharedModule>(sharedModules)
  const curated = table.flatMap(([key, { exports }]) => (exports ? [[key, [...exports]]] : []))
  const modules = [...compilation.modules].flatMap(innerModules)
  const own = table.flatMap(([key, { source }]) => {
    const entry = modules.find((module) => source && module.nameForCondition() === source)
    const exported = entry && compilation.moduleGraph.getProvidedExports(entry)
    return Array.isArray(exported) ? [[key, exported.sort()]] : []
  })
  return Object.fromEntries([...curated, ...own])
}

function shareKey(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? options.shareKey
    : undefined
}
