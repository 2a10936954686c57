import path from 'node:path'
import type { Configuration } from 'webpack'
import type { BuildTarget } from '../../sdk/build/build-target.ts'
import { bundleOptions, outputOptions } from '../../sdk/build/bundle-options.ts'
import { DocumentPlugin } from '../../sdk/build/document-plugin.ts'
import { styleRule } from '../../sdk/build/styles/style-rule.ts'

/** The gallery of the UI kit: its own build, so that no visitor of the store downloads it. */
export default function galleryConfig(target: BuildTarget): Configuration {
  const folder = import.meta.dirname
  const options = bundleOptions(folder, target)
  return {
    ...options,
    entry: { main: path.join(folder, 'main.tsx') },
    output: { ...outputOptions(target), uniqueName: 'ui-kit' },
    module: { rules: [...options.module.rules, styleRule] },
    experiments: { css: true },
    plugins: [...options.plugins, new DocumentPlugin(folder)],
  }
}
