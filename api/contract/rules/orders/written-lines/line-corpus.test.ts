import { describe, expect, it } from '@jest/globals'
import { dealerLists } from './testing/dealer-lists.ts'
import { furtherUnclearLines } from './testing/further-unclear-lines.ts'
import { hinglishLines } from './testing/hinglish-lines.ts'
import { knownModels, meaningsOf } from './testing/known-models.ts'
import { corpusLines, corpusModels } from './testing/line-corpus.ts'
import { moreDealerLists } from './testing/more-dealer-lists.ts'
import { moreUnclearLines } from './testing/more-unclear-lines.ts'
import { plainLines } from './testing/plain-lines.ts'
import { reviewedLines, reviewedLists } from './testing/reviewed-lines.ts'
import { unclearLines } from './testing/unclear-lines.ts'

const known = knownModels(corpusModels)

const quantitiesOf = (meant: string) => meant.split('; ').map((item) => item.split(' × ')[1])

/** A quantity that is not the one that was meant; being asked is no mistake of this kind. */
function hasWrongQuantity(read: string, meant: string): boolean {
  const wanted = quantitiesOf(meant)
  return quantitiesOf(read).some(
    (quantity, item) => quantity !== undefined && quantity !== '?' && quantity !== wanted[item],
  )
}

describe.each([
  ['two hundred lines of real lists', corpusLines],
  ['sixty lines of dealers on WhatsApp', hinglishLines],
  ['lines with numbers that are no quantity', unclearLines],
  ['more lines of these kinds', moreUnclearLines],
  ['two hundred further ones', furtherUnclearLines],
  ['fifty lines that say their quantity plainly', plainLines],
  ['lines whose numbers are explained elsewhere on the line', reviewedLines],
  ['tables and headings', reviewedLists],
])('%s', (_name, lines) => {
  const read = lines.map(({ written, meant }) => ({
    written,
    meant,
    read: meaningsOf(written, known).join('; '),
  }))

  it('are read right', () => {
    expect(read.filter((line) => line.read !== line.meant)).toEqual([])
  })

  it('never give a wrong quantity', () => {
    expect(read.filter((line) => hasWrongQuantity(line.read, line.meant))).toEqual([])
  })
})

describe.each([
  ['forty lists of dealers', dealerLists, 0.85],
  ['thirty more', moreDealerLists, 0.65],
])('%s', (_name, lists, share) => {
  const read = lists.map(({ written, meant }) => ({
    written,
    meant: meant.split('; '),
    read: meaningsOf(written, known),
  }))
  const isOrdered = (item: string) => !/[?|]/.test(item)

  it('never order what nobody meant', () => {
    const unmeant = read.flatMap(({ written, meant, read: items }) =>
      items
        .filter((item) => isOrdered(item) && !meant.includes(item))
        .map((item) => ({ written, item })),
    )
    expect(unmeant).toEqual([])
  })

  it('are read for the most part; the rest is asked about', () => {
    const clear = read.flatMap(({ meant, read: items }) =>
      meant.filter(isOrdered).map((item) => items.includes(item)),
    )
    expect(clear.filter(Boolean).length / clear.length).toBeGreaterThan(share)
  })
})
