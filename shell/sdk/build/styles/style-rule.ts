import path from 'node:path'
import type { RuleSetRule } from 'webpack'

/** The rule for style sheets of the shell and of the gallery, which needs webpack's `experiments.css`. */
export const styleRule: RuleSetRule = {
  test: /\.css$/,
  type: 'css',
  loader: path.join(import.meta.dirname, 'lower-styles-loader.ts'),
}
