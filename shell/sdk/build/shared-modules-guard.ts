import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import { type SharedModule, sharedModules } from './shared-modules.ts'

const plugin = 'SharedModulesGuard'

// react-router-dom only re-exports react-router; importing that directly would bundle a second copy.
const hostPackages = [
  ...new Set(Object.values<SharedModule>(sharedModules).map((shared) => shared.package)),
  'react-router',
]

/** The folders of our own shared modules, by package: in the workspace, imports resolve to their real paths. */
const ownSources = new Map(
  Object.values<SharedModule>(sharedModules).flatMap(({ package: name, source }) =>
    source === undefined ? [] : [[name, path.dirname(source) + path.sep]],
  ),
)

/**
 * Fails a remote's build when it bundles its own copy of a shared module or uses an export the host does not provide.
 * Otherwise this would only show at run time, with two Reacts, routers or stores on one page.
 */
export class SharedModulesGuard {
  readonly #remote: string

  constructor(remote: string) {
    this.#remote = remote
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, (compilation) => {
      compilation.hooks.finishModules.tap(plugin, (modules) => {
        for (const violation of new Set(findViolations(modules, compilation))) {
          compilation.errors.push(new webpack.WebpackError(`${this.#remote} ${violation}`))
        }
      })
    })
  }
}

function findViolations(modules: Iterable<Module>, compilation: Compilation): string[] {
  return [...modules].flatMap((module) => [
    ...bundledPackage(module, compilation),
    ...missingExports(module),
  ])
}

function bundledPackage(module: Module, compilation: Compilation): string[] {
  if (!(module instanceof webpack.NormalModule)) return []
  const bundled = hostPackages.find((name) => isInside(module.resource, name))
  if (bundled === undefined) return []
  const issuer = compilation.moduleGraph.getIssuer(module)
  const importer = issuer instanceof webpack.NormalModule ? issuer.resource : 'its entry'
  if (isInside(importer, bundled)) return []
  return [
    `bundles ${bundled} (${module.rawRequest} imported by ${importer}); the host provides ${providedBy(bundled)}`,
  ]
}

function isInside(resource: string, name: string): boolean {
  const own = ownSources.get(name)
  if (own !== undefined) return resource.startsWith(own)
  return resource.includes(`/node_modules/${name}/`)
}

function providedBy(name: string): string {
  const keys = Object.keys(sharedModules).filter((key) => key.startsWith(name))
  return keys.length > 0 ? `'${keys.join("', '")}'` : "'react-router-dom'"
}

function missingExports(module: Module): string[] {
  return module.dependencies.flatMap((dependency) => {
    if (!('request' in dependency && 'ids' in dependency && Array.isArray(dependency.ids)))
      return []
    const provided = exportsOf(String(dependency.request))
    const imported = dependency.ids.length > 0 ? String(dependency.ids[0]) : '*'
    return provided === undefined || provided.includes(imported)
      ? []
      : [
          `uses ${imported} of '${String(dependency.request)}'; the host hands over ${provided.join(', ')}`,
        ]
  })
}

function exportsOf(request: string): readonly string[] | undefined {
  return Object.entries<SharedModule>(sharedModules).find(([key]) => key === request)?.[1].exports
}
