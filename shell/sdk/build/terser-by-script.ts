import MinimizerPlugin from 'minimizer-webpack-plugin'

const { terserMinify: terser } = MinimizerPlugin

/** A script with a larger share of characters beyond Latin-1 is text of another script, such as a table of translations. */
const largestShareOfOtherScripts = 0.05

/**
 * Minifies by terser. One character beyond Latin-1 makes the engine hold and scan the whole script in two bytes a character, so
 * these are written as escapes; a table of translations is smaller by a tenth as it is, compressed, too.
 */
async function minify(...[input, map, options, extract]: Parameters<typeof terser>) {
  const text = Object.values(input).join('')
  const others = text.match(/[\u0100-\uffff]/g)?.length ?? 0
  const format = { ascii_only: others <= text.length * largestShareOfOtherScripts }
  return terser(input, map, { ...options, format }, extract)
}

export const terserByScript = Object.assign(minify, { ...terser })
