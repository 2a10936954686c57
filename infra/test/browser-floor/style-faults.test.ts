import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { allowedStyles } from './allowed-styles.ts'
import { findFeature, lackersOf } from './floor-support.ts'
import { stylesOfScript } from './script-styles.ts'
import { findStyleFaults, findStyleTextFaults } from './style-faults.ts'

const allowed = new Set(Object.keys(allowedStyles))
const faultsOf = (css: string) => findStyleFaults(css, allowed)

describe('what a style sheet needs', () => {
  it.each([
    ['a function', 'p { color: light-dark(#000, #fff) }', 'light-dark()'],
    ['a function in a variable', ':root { --tea: light-dark(#000, #fff) }', 'light-dark()'],
    ['mixed colours', 'p { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a unit', 'p { height: calc(100dvh - 1rem) }', 'dvh'],
    ['a line height as a unit', 'p { height: 2lh }', 'lh'],
    ['a keyword', 'p { grid-template-columns: subgrid }', 'subgrid'],
    ['a property', 'p { anchor-name: --tea }', 'anchor-name'],
    ['a property with a prefix in Safari', 'p { user-select: none }', 'user-select'],
    ['an alternative text', "p::after { content: '*' / '' }", '/ alternative text'],
    ['a selector', 'p:has(a) { color: red }', ':has'],
    ['an at-rule', '@starting-style { p { opacity: 0 } }', '@starting-style'],
    ['a registered variable', '@property --tea { syntax: "*"; inherits: false }', '@property'],
  ])('is a fault: %s', (_, css, text) => {
    expect(faultsOf(css)).toEqual(
      expect.arrayContaining([expect.stringContaining(`needs ${text}, which `)]),
    )
  })

  it('names the browsers and the place', () => {
    expect(faultsOf('p { grid-template-columns: subgrid }')).toEqual([
      'needs subgrid, which Chrome 105, Edge 105, Samsung Internet 20 lack: grid-template-columns:subgrid;',
    ])
  })

  it.each([
    ['an earlier value', 'p { height: 100vh; height: 100dvh }'],
    ['the property with a prefix', 'p { -webkit-user-select: none; user-select: none }'],
    ['a condition', '@supports (height: 1dvh) { :root { --height: 100dvh } }'],
    [
      'another selector where it is lacking',
      `p:has(a) { color: red }
      @supports not selector(:has(*)) { p:focus-within { color: red } }`,
    ],
    [
      'media ranges and containers',
      '@media (width < 48rem) { @container (width > 9rem) { p { inset: 0 } } }',
    ],
    ['what does no harm', 'textarea { field-sizing: content; cursor: pointer }'],
    ['words of a text or an address', `p { content: 'dvh 1lh'; background: url(light-dark(1)) }`],
  ])('is no fault: %s', (_, css) => {
    expect(faultsOf(css)).toEqual([])
  })

  it.each([
    ['another property', 'p { width: 100vh; height: 100dvh }'],
    ['an earlier value of a variable', ':root { --height: 100vh; --height: 100dvh }'],
    [
      'an earlier value, if this one reads a variable',
      'p { height: 1vh; height: calc(1dvh - var(--x)) }',
    ],
    ['a value that comes later', 'p { height: 100dvh; height: 100vh }'],
    [
      'a condition that asks for the opposite',
      '@supports not (height: 1dvh) { p { height: 1dvh } }',
    ],
    ['a condition about something else', '@supports (display: grid) { p { height: 1dvh } }'],
  ])('has no fallback in %s', (_, css) => {
    expect(faultsOf(css)).not.toEqual([])
  })
})

describe('the styles of a script', () => {
  const styleFaultsOf = (script: string) =>
    stylesOfScript(script).styles.flatMap((style) => faultsOf(style))

  it('are found with expressions in every place', () => {
    const script = `let a = s.div\`
      \${mixin}
      color: \${theme.color.text};
      \${theme.media.phone} { height: 100dvh; }
      \${Row}:hover & { width: calc(100% - \${theme.space.m}); }
      /* Why. */
      \${({ $isOpen }) => $isOpen && open}
      grid-template-columns: subgrid;\``
    expect(styleFaultsOf(script)).toEqual([
      expect.stringContaining('needs dvh'),
      expect.stringContaining('needs subgrid'),
    ])
  })

  it('may take in texts, which have no fallback', () => {
    const script =
      "let side = `min(100%, 14dvh)`, media = '@media (scripting: none)', text = 'in 3 dh'"
    const faults = stylesOfScript(script).texts.flatMap((text) =>
      findStyleTextFaults(text, new Set()),
    )
    expect(faults).toEqual([
      expect.stringContaining('needs @media (scripting)'),
      expect.stringContaining('needs dvh'),
    ])
  })
})

it.each(Object.keys(allowedStyles))('%s is lacking, or a value of it', (path) => {
  const values = Object.keys(findFeature(path) ?? {}).map((key) => `${path}.${key}`)
  expect([path, ...values].map(lackersOf).join('')).not.toBe('')
})

// The platform page is served as it is written.
const platform = path.join(import.meta.dirname, '../../platform/files')
const platformStyles = readdirSync(platform).filter((name) => name.endsWith('.css'))

it.each(platformStyles)('%s of the platform page needs nothing that the floor lacks', (name) => {
  expect(faultsOf(readFileSync(path.join(platform, name), 'utf8'))).toEqual([])
})
