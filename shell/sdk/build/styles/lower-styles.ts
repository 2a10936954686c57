import { type Targets, transform } from 'lightningcss'
import { browserFloor } from '../browsers/browser-floor.ts'

/** lightningcss writes versions as one number of three bytes. */
function versionNumber(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

const targets: Targets = Object.fromEntries(
  browserFloor.map(({ compiler, version }) => [
    compiler === 'ios' ? 'ios_saf' : compiler,
    versionNumber(version),
  ]),
)

/**
 * Rewrites a style sheet for the browsers of the floor, and without comments. `light-dark()` becomes a pair of variables, of which
 * `color-scheme` empties one: so an element's own `color-scheme` decides, as it does where browsers know the function.
 * @param file name of the style sheet, for messages
 * @throws Error when it cannot be parsed
 * @example lowerStyles('tokens.css', ':root { color: light-dark(#fff, #000) }')
 */
export function lowerStyles(file: string, css: string): string {
  const { code } = transform({ filename: file, code: Buffer.from(css), targets, minify: true })
  return code.toString()
}
