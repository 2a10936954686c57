import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Options of swc (`jsc.experimental`) that compile the macros of Lingui: `t`, `plural` and `Trans` become calls of the SDK
 * with their English text, by which the catalogues are read.
 */
export const languageMacros = {
  cacheRoot: path.join(path.dirname(require.resolve('@lingui/swc-plugin')), '../../.cache/swc'),
  plugins: [
    [
      require.resolve('@lingui/swc-plugin'),
      {
        descriptorFields: 'message',
        runtimeModules: { i18n: ['@store/sdk', 'i18n'], Trans: ['@store/sdk', 'Trans'] },
      },
    ],
  ],
}
