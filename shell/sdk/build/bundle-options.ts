import { createRequire } from 'node:module'
import path from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Compiler, Configuration } from 'webpack'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { floorTargets } from './browsers/browser-floor.ts'
import type { BuildTarget } from './build-target.ts'
import { languageMacros } from './language-macros.mjs'
import { terserByScript } from './terser-by-script.ts'

// A remote outside this repository need not find the loader from its own folder.
const require = createRequire(import.meta.url)

/** Removes comments that would be sent to every browser. */
const sentCommentsLoader = path.join(import.meta.dirname, 'sent-comments-loader.cjs')

/**
 * The bundler options that the shell and the remotes share.
 * @param folder the package's own folder
 */
export function bundleOptions(folder: string, target: BuildTarget) {
  const development = target.mode === 'development'
  return {
    context: folder,
    mode: target.mode,
    target: `browserslist:${floorTargets.join(', ')}`,
    // An eval devtool would need 'unsafe-eval'; hidden maps are found by build id, never by a browser.
    devtool: development ? 'source-map' : 'hidden-source-map',
    cache: target.cacheFolder ? cacheIn(target.cacheFolder, target.mode) : false,
    module: { rules: [typescriptRule, imageRule, iconRule] },
    optimization: {
      minimize: !development,
      minimizer: [
        new MinimizerPlugin({
          // terser still finds a third of a percent in what swc leaves; alone it leaves more than swc.
          minify: [MinimizerPlugin.swcMinify, terserByScript],
          minimizerOptions: [
            { compress: { ecma: 2022, passes: 3 } },
            { ecma: 2020, compress: { passes: 3 } },
          ],
          extractComments: false,
          // swc has threads of its own; a process for it would be started for every build.
          parallel: false,
        }),
      ],
      realContentHash: true,
    },
    plugins: [
      chunkIdsFromOne,
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  } satisfies Configuration
}

function cacheIn(folder: string, name: string) {
  return {
    type: 'filesystem' as const,
    cacheDirectory: folder,
    name,
    buildDependencies: { presets: [`${import.meta.dirname}/`] },
  }
}

/** The integrity plugin takes the chunk id 0 for none and loads the script of that chunk without a hash. */
const chunkIdsFromOne = {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('ChunkIdsFromOne', (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap('ChunkIdsFromOne', (all) => {
        const chunks = [...all]
        const taken = new Set(chunks.map(({ id }) => id))
        const free = chunks.findIndex((_chunk, index) => !taken.has(index + 1)) + 1
        for (const chunk of chunks) {
          if (chunk.id !== 0) continue
          chunk.id = free
          chunk.ids = [free]
        }
      })
    })
  },
}

/** Output options for the shell and the remotes; `name` is unique on a page. */
export function outputOptions(target: BuildTarget) {
  return {
    path: target.outputFolder,
    publicPath: 'auto',
    filename: '[name].[contenthash:12].js',
    chunkFilename: '[name].[contenthash:12].js',
    cssFilename: '[name].[contenthash:12].css',
    cssChunkFilename: '[name].[contenthash:12].css',
    assetModuleFilename: '[name].[contenthash:12][ext]',
    clean: true,
    crossOriginLoading: 'anonymous',
    strictModuleErrorHandling: true,
    // A hanging download fails so that the person can retry, before webpack's two minutes.
    chunkLoadTimeout: 15_000,
  } satisfies Configuration['output']
}

/**
 * JSX is compiled for production React in every mode: a development remote has to run in a released
 * shell, whose React knows no `jsxDEV`.
 */
const typescriptRule = {
  test: /\.tsx?$/,
  exclude: /\/node_modules\//,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        // An unparsed map keeps absolute paths, which the hashes of chunks would depend on.
        parseMap: true,
        env: { targets: floorTargets },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
          experimental: languageMacros,
        },
      },
    },
    sentCommentsLoader,
  ],
}

const imageRule = { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' }

/** The library's own modules keep the licence. */
const iconRule = {
  test: /\/lucide-react\/.*\/icons\/[^/]+$/,
  loader: sentCommentsLoader,
}
