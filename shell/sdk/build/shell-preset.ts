import path from 'node:path'
import webpack, { type Compilation, type Configuration } from 'webpack'
import { company } from '../src/company/company.ts'
import type { BuildTarget } from './build-target.ts'
import { bundleOptions, outputOptions } from './bundle-options.ts'
import { ContentsPlugin, offeredExports } from './contents/contents-plugin.ts'
import { bootHash, DocumentPlugin } from './document-plugin.ts'
import { installedVersions, packageFolder } from './installed-versions.ts'
import { uncompiled } from './schema-checks-loader.ts'
import { styleRule } from './styles/style-rule.ts'

/**
 * The webpack configuration of the shell. It has no federation plugin, because the shell's own code calls the federation
 * runtime (decision 0003).
 * @param folder the shell's folder, with `src/index.ts`, `document.html` and `src/boot/boot.ts`, which starts the
 *   code: the links of the document that are marked `data-shell-code`
 * @returns creates the configuration for a build target, as `infra/releases` expects it
 */
export function shellPreset(folder: string): (target: BuildTarget) => Configuration {
  return (target) => {
    const options = bundleOptions(folder, target)
    const provides = installedVersions()
    return {
      ...options,
      entry: {
        main: path.join(folder, 'src', 'index.ts'),
        boot: path.join(folder, 'src', 'boot', 'boot.ts'),
      },
      output: {
        ...outputOptions(target),
        uniqueName: 'shell',
        trustedTypes: { policyName: 'shell#webpack' },
      },
      module: {
        rules: [
          ...options.module.rules,
          // `import('./bootstrap')` of the entry would cost every first visit another round trip.
          { include: path.join(folder, 'src', 'index.ts'), parser: { dynamicImportMode: 'eager' } },
          {
            include: path.join(folder, 'src', 'composition', 'schema-checks.ts'),
            resourceQuery: { not: new RegExp(uncompiled) },
            loader: path.join(import.meta.dirname, 'schema-checks-loader.ts'),
          },
          styleRule,
        ],
      },
      resolve: {
        alias: { ...serverRenderer(), ...(target.mode === 'production' ? productionRouter() : {}) },
      },
      experiments: { css: true },
      plugins: [
        ...options.plugins,
        new webpack.DefinePlugin({
          __SHARED_VERSIONS__: JSON.stringify(provides),
          // Remotes are registered by their container file, so the runtime's manifest code is not needed.
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: JSON.stringify('web'),
        }),
        new webpack.NormalModuleReplacementPlugin(
          /\/(SnapshotHandler|preload)\.js$/,
          withoutSnapshots(folder),
        ),
        new webpack.BannerPlugin({
          // Lets Chromium compile the whole file off the main thread while it is downloaded: nearly all of it runs
          // before the first paint.
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /^main\..*js$/,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
        new DocumentPlugin(folder, {
          DIAL: company.phone.dial,
          PHONE: company.phone.shown,
          WHATSAPP: company.whatsApp,
        }),
        new ContentsPlugin((compilation) => ({
          provides,
          offers: offeredExports(compilation),
          bootHash: bootHash(compilation),
          renderer: { own: scriptsOf(compilation, 'render'), page: scriptsOf(compilation, 'main') },
        })),
      ],
    }
  }
}

/** Replaces manifest code that the flag above does not remove. */
function withoutSnapshots(folder: string) {
  const replacement = path.join(folder, 'src', 'remotes', 'loader', 'without-snapshots.ts')
  return (asked: { context: string; request: string }) => {
    // Imports by the plugins are removed together with them.
    if (/runtime-core.dist(.remote)?$/.test(asked.context)) asked.request = replacement
  }
}

/** Only `renderToString` is used; the package's own entry adds its streams, which are as large. */
function serverRenderer(): Record<string, string> {
  const file = 'react-dom-server-legacy.browser.production.js'
  return { 'react-dom/server$': path.join(packageFolder('react-dom'), 'cjs', file) }
}

function scriptsOf(compilation: Compilation, chunkGroup: string): string[] {
  const files = compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []
  return files.filter((file) => file.endsWith('.js'))
}

/** react-router's `exports` contain only its development build, which is larger and logs warnings. */
function productionRouter(): Record<string, string> {
  const folder = path.join(packageFolder('react-router'), 'dist', 'production')
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  }
}
