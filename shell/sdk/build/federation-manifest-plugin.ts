import webpack, { type Compiler } from 'webpack'
import { consumedModules } from './contents/contents-plugin.ts'

const plugin = 'FederationManifestPlugin'

/**
 * Emits `mf-manifest.json`: the modules that a container exposes and consumes, for the tools of Module Federation. The
 * page itself does not use it.
 */
export class FederationManifestPlugin {
  readonly #container: string
  readonly #exposes: string[]

  /** @param exposes the exposed names, e.g. `./remote` */
  constructor(container: string, exposes: string[]) {
    this.#container = container
    this.#exposes = exposes
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const id = this.#container
        const [entry] = compilation.namedChunkGroups.get(id)?.getFiles() ?? []
        const manifest = {
          id,
          name: id,
          metaData: { name: id, type: 'app', remoteEntry: { name: entry, path: '', type: 'var' } },
          exposes: this.#exposes.map((path) => {
            const name = path.replace('./', '')
            return { id: `${id}:${name}`, name, path }
          }),
          shared: Object.entries(consumedModules(compilation)).map(([name, requiredVersion]) => ({
            id: `${id}:${name}`,
            name,
            requiredVersion,
            singleton: true,
          })),
        }
        const text = JSON.stringify(manifest, null, 2)
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(text))
      })
    })
  }
}
