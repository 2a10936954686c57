import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import { acceptedRange } from './installed-versions.ts'
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
 * once (that one first), those a screen needs besides, the modules it asks the host for with the
 * ranges it accepts, and what it uses of them.
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
      screens: findScreenFiles(compilation, source),
      shared: consumedModules(compilation),
      uses: usedExports(compilation),
    }
  }
}

/**
 * Scripts each screen asks for when it is opened, by the path of its route.
 * @param source the module that lists the screens, `src/remote.tsx` of a remote
 */
export function findScreenFiles(
  compilation: Compilation,
  source: string,
): Record<string, string[]> {
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
 * Exports of the host's modules that code in the files of a build imports. Of a module that is taken as a whole nothing
 * is known.
 * @example { '@store/sdk': ['defineRemote', 'screen'], react: ['useState'] }
 */
export function usedExports(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph, moduleGraph } = compilation
  const used = new Map<string, Set<string>>()
  for (const module of compilation.modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue
    for (const dependency of module.dependencies) {
      const [request, name] = importOf(dependency)
      if (name === undefined || !Object.hasOwn(sharedModules, request)) continue
      // The bundler leaves out functions nobody calls, and with them what they import.
      if (moduleGraph.getConnection(dependency)?.isTargetActive(undefined) === false) continue
      used.set(request, (used.get(request) ?? new Set()).add(name))
    }
  }
  return Object.fromEntries(
    [...used].sort().map(([request, names]) => [request, [...names].sort()]),
  )
}

function importOf(dependency: object): [request: string, name: string | undefined] {
  if (!('request' in dependency && 'ids' in dependency && Array.isArray(dependency.ids)))
    return ['', undefined]
  const [name]: unknown[] = dependency.ids
  return [String(dependency.request), typeof name === 'string' ? name : undefined]
}

/**
 * What a shell hands over of each shared module, as far as that is not all of it or can be known: what the table says,
 * and of the SDK what its public module exports.
 */
export function offeredExports(compilation: Compilation): Record<string, string[]> {
  const table = Object.entries<SharedModule>(sharedModules)
  const curated = table.flatMap(([key, { exports }]) => (exports ? [[key, [...exports]]] : []))
  const modules = [...compilation.modules].flatMap(innerModules)
  const sdk = modules.find((module) => module.nameForCondition() === sdkEntry)
  const exported = sdk && compilation.moduleGraph.getProvidedExports(sdk)
  return {
    ...Object.fromEntries(curated),
    ...(Array.isArray(exported) && { '@store/sdk': exported.sort() }),
  }
}

const sdkEntry = path.join(import.meta.dirname, '..', 'src', 'public.ts')

/** The bundler joins modules to one, where it can. */
function innerModules(module: Module): Module[] {
  if (!('modules' in module)) return [module]
  const inner: unknown = module.modules
  return inner instanceof Set || Array.isArray(inner) ? [...inner] : [module]
}

function shareKey(options: unknown): unknown {
  return typeof options === 'object' && options !== null && 'shareKey' in options
    ? options.shareKey
    : undefined
}
