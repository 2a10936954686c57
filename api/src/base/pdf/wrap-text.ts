const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function graphemesOf(word: string): string[] {
  return Array.from(letters.segment(word), ({ segment }) => segment)
}

/**
 * Wraps a text at a width; breaks words that are longer.
 * @param widthOf measures a part of the text, in the unit of the width
 */
export function wrapText(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  const add = (part: string, partWidth: number) => {
    line += part
    lineWidth += partWidth
  }
  const breakLine = () => {
    if (line !== '') lines.push(line)
    line = ''
    lineWidth = 0
  }
  for (const word of text.replace(/\s+/g, ' ').split(' ')) {
    const spaced = line === '' ? word : ` ${word}`
    const spacedWidth = widthOf(spaced)
    if (lineWidth + spacedWidth <= width) {
      add(spaced, spacedWidth)
      continue
    }
    breakLine()
    const isLong = spacedWidth > width
    for (const part of isLong ? graphemesOf(word) : [word]) {
      const partWidth = widthOf(part)
      if (lineWidth + partWidth > width) breakLine()
      add(part, partWidth)
    }
  }
  breakLine()
  return lines
}
