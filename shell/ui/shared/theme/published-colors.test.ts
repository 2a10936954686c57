import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { lowerStyles } from '@store/sdk/build/styles/lower-styles'

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8')
const written = read('tokens.css')
const published = lowerStyles('tokens.css', written)

const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

/** The two variables of a mode, of which the empty one makes its half of each pair vanish. */
const switches = {
  light: '--lightningcss-light:initial;--lightningcss-dark: ;',
  dark: '--lightningcss-light: ;--lightningcss-dark:initial',
}

/** The value of a variable as a browser computes it in a mode. */
function computedValueOf(name: string, mode: Mode): string | undefined {
  const value = new RegExp(`${name}:([^;}]+)`).exec(published)?.[1]
  return value
    ?.replace(/var\(--lightningcss-(light|dark),((?:[^()]|\([^()]*\))*)\)/g, (_pair, half, own) =>
      half === mode ? own : '',
    )
    .trim()
}

/** Both values that were written for each colour. */
const pairs = [...written.matchAll(/(--color-[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
)

/** #ffffff may be published as #fff. */
const inFull = (color = '') => (color.length === 4 ? color.replace(/\w/g, '$&$&') : color)

describe('published colours', () => {
  it.each(['tokens.css', 'elements.css'])('need no light-dark() in %s', (name) => {
    expect(read(name)).toContain('light-dark(')
    expect(lowerStyles(name, read(name))).not.toContain('light-dark(')
  })

  it.each(modes)('are those of the one list in %s mode', (mode) => {
    expect(pairs.length).toBeGreaterThan(20)
    for (const pair of pairs) {
      expect([pair.name, inFull(computedValueOf(pair.name, mode))]).toEqual([pair.name, pair[mode]])
    }
    expect(computedValueOf('--shadow-raised', mode)).toBe(
      mode === 'light' ? '0 1px 2px #15212b14' : '0 1px 2px #0006',
    )
  })

  it("follow the system, unless the person chose a mode with the site's own switch", () => {
    expect(published).toContain(`:root{${switches.light}color-scheme:light dark;`)
    expect(published).toContain(`@media (prefers-color-scheme:dark){:root{${switches.dark}}}`)
    expect(published).toContain(`:root[data-theme=light]{${switches.light}color-scheme:light}`)
    expect(published).toContain(`:root[data-theme=dark]{${switches.dark};color-scheme:dark}`)
  })

  it('are those of light mode on paper', () => {
    const paper = lowerStyles('elements.css', read('elements.css'))
    expect(paper).toContain(`@media print{:root,:root[data-theme]{${switches.light}`)
  })
})
