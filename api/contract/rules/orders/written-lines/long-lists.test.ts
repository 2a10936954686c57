import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { longestWrittenLine } from '../../limits.ts'
import { readLine } from './read-line.ts'
import { knownModels, meaningsOf } from './testing/known-models.ts'
import { corpusModels } from './testing/line-corpus.ts'
import { readInSlices, readWrittenLines } from './written-lines.ts'

const known = knownModels(corpusModels)
const sold = corpusModels.filter((model) => /\D/.test(model))

/** Pauses of a reading; whoever reads answers others in them. */
function pausesOf(written: string): number {
  const slices = readInSlices(written)
  let pauses = 0
  while (!slices.next().done) pauses += 1
  return pauses
}

describe('a line without end', () => {
  it('is read in items that no pattern sees whole, with pauses', () => {
    for (const text of ['a1-', '१ पीस ', '10 pcs ', 'a1a1', 'a1b 5;', 'a1,1,', ' *a', '>', '(1 ']) {
      const written = text.repeat(Math.ceil(100_000 / text.length))
      expect(pausesOf(written)).toBeGreaterThanOrEqual(20)
      for (const item of readWrittenLines(written)) {
        expect(item.text.length).toBeLessThanOrEqual(longestWrittenLine)
      }
    }
  })

  it('loses no item, and asks about the two that a cut parts', () => {
    const written = Array.from({ length: 1_000 }, (_, at) => `Q2612A ${at + 1} pcs`).join(', ')
    const read = readWrittenLines(written)
    expect(new Set(read.map(({ lineNumber }) => lineNumber))).toEqual(new Set([1]))
    const numbers = read.flatMap(({ text }) => /(\d+) pcs/.exec(text)?.[1] ?? [])
    expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, at) => String(at + 1)))
    expect(read.filter(({ quantity }) => quantity === undefined).length).toBeLessThan(25)
  })

  it('never gives a quantity that a cut made', () => {
    const item = fc.record({
      model: fc.constantFrom(...sold),
      pieces: fc.integer({ min: 2, max: 99_999 }),
      between: fc.constantFrom(' ', ', ', ' - ', ' x '),
      unit: fc.constantFrom('', ' pcs', ' dozen', ' nos'),
      separator: fc.constantFrom(', ', '; ', ' | ', ' and '),
    })
    const list = fc.array(item, { minLength: 150, maxLength: 250 })
    fc.assert(
      fc.property(list, (items) => {
        const written = items
          .map(({ model, between, pieces, unit, separator }) =>
            [model, between, pieces, unit, separator].join(''),
          )
          .join('')
        const meant = new Set(
          items.map(
            ({ model, pieces, unit }) => `${model} × ${unit === ' dozen' ? pieces * 12 : pieces}`,
          ),
        )
        for (const read of meaningsOf(written, known)) {
          if (!read.endsWith('?')) expect(meant).toContain(read)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('what is looked up of a line', () => {
  it('is bounded', () => {
    const words = Array.from({ length: 100 }, (_, at) => `a${at}b`).join(' ')
    for (const item of readWrittenLines(`${words.slice(0, 290)}\n${'7 '.repeat(140)}`)) {
      const { plain, spans, parts } = readLine(item.text)
      expect(plain.length + spans.length + parts.length).toBeLessThanOrEqual(70)
    }
  })
})
