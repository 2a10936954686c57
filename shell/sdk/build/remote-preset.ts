import path from 'node:path'
import webpack, { type Configuration, type Module } from 'webpack'
import { type BuildTarget, shortBuildId } from './build-target.ts'
import { bundleOptions, outputOptions } from './bundle-options.ts'
import { ContentsPlugin, remoteContents } from './contents/contents-plugin.ts'
import { FederationManifestPlugin } from './federation-manifest-plugin.ts'
import { acceptedRange } from './installed-versions.ts'
import { type SharedModule, sharedModules } from './shared-modules.ts'
import { SharedModulesGuard } from './shared-modules-guard.ts'

/**
 * The whole webpack configuration of a remote.
 * @param folder the remote's own folder; `src/remote.tsx` and `src/health.ts` are exposed
 * @returns creates the configuration for a build target, as `infra/releases` expects it
 * @example export default remotePreset(import.meta.dirname)
 */
export function remotePreset(folder: string): (target: BuildTarget) => Configuration {
  return (target) => {
    const options = bundleOptions(folder, target)
    const name = path.basename(folder)
    const container = containerName(name, target.buildId)
    return {
      ...options,
      // The container is the only entry: a main chunk would be empty.
      entry: {},
      output: {
        ...outputOptions(target),
        // Two builds with one name would share webpack's chunk global and mix silently.
        uniqueName: container,
        trustedTypes: { policyName: 'remote#webpack' },
      },
      optimization: {
        ...options.optimization,
        splitChunks: { minSize: minSharedChunkBytes, cacheGroups: { hostModules } },
      },
      plugins: [
        ...options.plugins,
        new webpack.DefinePlugin({
          __RELEASE__: JSON.stringify({ name, version: target.version }),
        }),
        new SharedModulesGuard(name),
        new ContentsPlugin(remoteContents(container)),
        new FederationManifestPlugin(container, Object.keys(exposes)),
        new webpack.container.ModuleFederationPlugin({
          name: container,
          filename: 'container.[contenthash:12].js',
          exposes,
          shared: Object.fromEntries(Object.entries<SharedModule>(sharedModules).map(consumed)),
        }),
      ],
    }
  }
}

const exposes = {
  './remote': { import: './src/remote.tsx', name: 'remote' },
  './health': { import: './src/health.ts', name: 'health' },
}

/**
 * Minimum size of a shared chunk in bytes, before compression: below it, another request costs more than duplicate
 * code. HTTP/1.1 allows six requests at a time.
 */
const minSharedChunkBytes = 60_000

/**
 * All consumed shared modules are in the chunk of `./remote`. In the chunks of screens they could become a chunk without
 * a file, which has no hash.
 */
const hostModules = {
  test: (module: Module) => module.type === 'consume-shared-module',
  name: 'remote',
  enforce: true,
}

/**
 * Name of a build's federation container: a JavaScript identifier, because it becomes a global.
 * @example containerName('mf-shop', '1a2b3c4d5e6f') // 'mf_shop_1a2b3c4d'
 */
export function containerName(name: string, buildId: string): string {
  return `${name.replaceAll('-', '_')}_${shortBuildId(buildId)}`
}

function consumed([key, shared]: [string, SharedModule]) {
  return [
    key,
    {
      import: false as const,
      singleton: true,
      strictVersion: true,
      requiredVersion: acceptedRange(shared),
    },
  ]
}
