/** A script that has a font of its own; Latin, Greek, Cyrillic and Devanagari share one. */
export type Script =
  | 'latin'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'oriya'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam'

/** A run of text in one font. */
export interface TextRun {
  script: Script
  text: string
}

/** First and last character of each script's block (Unicode, chapter 12: 128 characters each). */
const blocks: readonly [script: Script, first: number, last: number][] = [
  ['bengali', 0x0980, 0x09ff],
  ['gurmukhi', 0x0a00, 0x0a7f],
  ['gujarati', 0x0a80, 0x0aff],
  ['oriya', 0x0b00, 0x0b7f],
  ['tamil', 0x0b80, 0x0bff],
  ['telugu', 0x0c00, 0x0c7f],
  ['kannada', 0x0c80, 0x0cff],
  ['malayalam', 0x0d00, 0x0d7f],
]

/** Spaces, joiners and the dandas shared by Indian scripts belong to the preceding word. */
const followsWord = /\s|\u200c|\u200d|\u0964|\u0965/

function scriptOf(character: string, before: Script | undefined): Script {
  if (before && followsWord.test(character)) return before
  const codePoint = character.codePointAt(0) ?? 0
  const block = blocks.find(([, first, last]) => codePoint >= first && codePoint <= last)
  return block?.[0] ?? 'latin'
}

/**
 * Splits a text into runs by font.
 * @example textRunsOf('Toner టోనర్') // [{ script: 'latin', text: 'Toner ' }, { script: 'telugu', text: 'టోనర్' }]
 */
export function textRunsOf(text: string): TextRun[] {
  const runs: TextRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const script = scriptOf(character, last?.script)
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs
}
