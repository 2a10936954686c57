import type { Finish } from './pictures/drawing.ts'

const finishes: Readonly<Record<string, Finish>> = {
  Black: 'dark',
  Graphite: 'dark',
  Grey: 'dark',
  'Storm Grey': 'dark',
  White: 'light',
  'Off-white': 'light',
  Silver: 'light',
  Beige: 'light',
  'Frost Blue': 'light',
  Blue: 'tint',
  Navy: 'tint',
  Red: 'tint',
  Rose: 'tint',
}

/** The finish a choice names first (`White, series 2`), so that a picture has the colour that is sold. */
export function finishOfWords(words: string): Finish | undefined {
  return finishes[words.split(',')[0] ?? '']
}
