import { leadingNumber } from '../numbers/leading-numbers.ts'
import { linesOf, readWrittenLines, type WrittenItem } from '../written-lines.ts'
import { type ReadItem, withSureNumbers } from './numbering.ts'

/** What was chosen for an item. */
export type LineChoice = Partial<Pick<WrittenItem, 'modelNo' | 'quantity'>>

const isReadAs = (list: string, texts: readonly string[]) =>
  readWrittenLines(list)
    .map(({ text }) => text)
    .join('\n') === texts.map((text) => text.trim()).join('\n')

/** A list of these items alone, each of which is read as before: what a number before a line means depends on the others. */
export function listOf(items: readonly ReadItem[]): string {
  const texts = items.map(({ text }) => text)
  return (isReadAs(texts.join('\n'), texts) ? texts : items.map(withSureNumbers)).join('\n')
}

/** A list and what its items are read as. */
interface ReadList {
  written: string
  items: readonly WrittenItem[]
}

/** What an item says once a choice was made for it. */
export function chosenText(
  chosen: WrittenItem,
  { modelNo = chosen.modelNo, quantity = chosen.quantity }: LineChoice,
): string {
  // A model number that starts with a number of its own would be read as a numbered line.
  const named = /^\d+[\s:-]/.test(modelNo) ? `"${modelNo}"` : modelNo
  return `${named}, ${quantity ?? ''}`
}

/**
 * Writes an item as it was chosen, in a form that is read whatever the model number contains. Other items of its line
 * get lines of their own. All other items are read as before: what the number before a line means depends on those of
 * the other lines, so that it stays, or all of them are written as they were read.
 * @param at index of the item
 * @example withChoice({ written: '1 88A 5\n2 26A', items }, 0, { modelNo: '88X' }) // '1 88X, 5\n2 26A'
 */
export function withChoice({ written, items }: ReadList, at: number, choice: LineChoice): string {
  const chosen = items[at]
  if (!chosen) return written
  const said = items.map((item) =>
    item === chosen ? { text: chosenText(chosen, choice), quantity: undefined } : item,
  )
  const texts = said.map(({ text }) => text)
  const lines = linesOf(written)
  const line = lines[chosen.lineNumber - 1] ?? ''
  const ofLine = texts.filter((_, index) => items[index]?.lineNumber === chosen.lineNumber)
  const startingWith = (start: string) =>
    lines.with(chosen.lineNumber - 1, `${start}${ofLine.join('\n')}`).join('\n')
  const starts = [leadingNumber.exec(line)?.[0] ?? '', '']
  return starts.map(startingWith).find((list) => isReadAs(list, texts)) ?? listOf(said)
}
