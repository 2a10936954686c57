import path from 'node:path'
import type { LoaderContext } from 'webpack'
import { lowerStyles } from './lower-styles.ts'

/** Rewrites a style sheet for the browsers of the floor. */
export default function lowerStylesLoader(this: LoaderContext<object>, css: string): string {
  return lowerStyles(path.basename(this.resourcePath), css)
}
