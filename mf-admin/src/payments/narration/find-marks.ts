/** A piece of a narration; a marked one is what led to the order. */
export interface NarrationPiece {
  text: string
  isMarked: boolean
}

const isLetter = (character: string) => /[\p{L}\d]/u.test(character)

/** The first place of a word in a text, whose case and separators do not count. */
function findWord(text: string, word: string): { start: number; end: number } | undefined {
  const wanted = [...word.toUpperCase()].filter(isLetter).join('')
  const characters = [...text.toUpperCase()]
  const positions = characters.flatMap((character, index) => (isLetter(character) ? [index] : []))
  const at = positions
    .map((index) => characters[index])
    .join('')
    .indexOf(wanted)
  const start = positions[at]
  const end = positions[at + wanted.length - 1]
  if (wanted === '' || start === undefined || end === undefined) return undefined
  return { start, end: end + 1 }
}

/**
 * Cuts the narration of a bank into pieces, of which those are marked that say which order was paid.
 * @param words payment codes and references; banks change their case and separators
 * @example findMarks('UPI/7k3m pq4r/SBIN', ['7K3MPQ4R']) // 'UPI/', then marked '7k3m pq4r', then '/SBIN'
 */
export function findMarks(narration: string, words: readonly string[]): NarrationPiece[] {
  const characters = [...narration]
  const marked = new Set<number>()
  for (const word of words) {
    const { start = 0, end = 0 } = findWord(narration, word) ?? {}
    for (let index = start; index < end; index += 1) marked.add(index)
  }
  const pieces: NarrationPiece[] = []
  for (const [index, character] of characters.entries()) {
    const isMarked = marked.has(index)
    const last = pieces.at(-1)
    if (last?.isMarked === isMarked) last.text += character
    else pieces.push({ text: character, isMarked })
  }
  return pieces
}
