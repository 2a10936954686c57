import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

function colorOf(name: string, mode: Mode): string {
  const pair = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const color = pair?.[mode === 'light' ? 1 : 2]
  if (color === undefined) throw new Error(`tokens.css has no --color-${name}`)
  return color
}

// WCAG 2.2, relative luminance.
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(ink: string, paper: string, mode: Mode): number {
  const [light = 0, dark = 0] = [ink, paper]
    .map((name) => luminanceOf(colorOf(name, mode)))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const papers = ['page', 'surface', 'surface-sunken', 'surface-raised']
const inks = ['text', 'text-muted', 'primary', 'accent-text', 'success', 'danger', 'warning']
const onPapers = papers.flatMap((paper) => inks.map((ink) => [ink, paper] as const))
const onFills = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['primary', 'primary-soft'],
  ['success', 'success-soft'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['accent-text', 'accent-soft'],
  ['accent-text', 'primary-soft'],
  ['text', 'primary-soft'],
  ['text', 'success-soft'],
  ['text', 'danger-soft'],
  ['text', 'warning-soft'],
  ['text-muted', 'primary-soft'],
] as const

describe.each(modes)('colours in %s mode', (mode) => {
  it.each([...onPapers, ...onFills])('%s on %s has a contrast of 4.5:1', (ink, paper) => {
    expect(contrastOf(ink, paper, mode)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(papers)('edges of controls and the focus ring on %s have a contrast of 3:1', (paper) => {
    expect(contrastOf('border-strong', paper, mode)).toBeGreaterThanOrEqual(3)
    expect(contrastOf('focus', paper, mode)).toBeGreaterThanOrEqual(3)
  })
})
