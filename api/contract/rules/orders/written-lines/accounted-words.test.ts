import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hinglishLines } from './testing/hinglish-lines.ts'
import { knownModels, meaningsOf } from './testing/known-models.ts'
import { corpusLines, corpusModels } from './testing/line-corpus.ts'
import { plainLines } from './testing/plain-lines.ts'
import { unclearLines } from './testing/unclear-lines.ts'

const known = knownModels(corpusModels)
const read = (written: string) => meaningsOf(written, known)
const isReady = (meant: string) => !/[?|]/.test(meant)
const written = [...corpusLines, ...hinglishLines, ...plainLines, ...unclearLines].map(
  (line) => line.written,
)

const explaining =
  /(?<=\d) +(pcs|pieces?|nos|box(?:es)?|doz(?:en)?|sets?|packs?|rs|rupees|rate|mrp|each|net|per pc|months?|days|pages|lakh|hundred|only|free|नग|पीस)(?![\p{L}\p{M}\d])/giu

describe('what explains a number', () => {
  it.each([
    ['behind a comma', ', $1'],
    ['in the next cell', '\t$1'],
    ['in brackets', ' ($1)'],
    ['in square brackets', ' [$1]'],
    ['behind a bar', ' | $1'],
  ])('is looked at %s, too', (_name, replacement) => {
    const changed = written
      .map((line) => ({ line, other: line.replace(explaining, replacement) }))
      .filter(({ line, other }) => line !== other)
    expect(changed.length).toBeGreaterThan(60)
    const unsaid = changed.flatMap(({ line, other }) => {
      const plain = read(line)
      return read(other)
        .filter((item) => isReady(item) && !plain.includes(item))
        .map((item) => ({ line, other, item }))
    })
    expect(unsaid).toEqual([])
  })
})

describe('a word that nobody knows', () => {
  const plain = written.filter((line) => read(line).length === 1 && read(line).every(isReady))
  const unknown = fc.oneof(
    fc.stringMatching(/^q[bcdfghjlmnpqrtvw]{3,8}$/),
    fc.constantFrom(
      ...[
        'replacement',
        'exchange',
        'missing',
        'leak',
        'khali',
        'paid',
        'moq',
        'sample',
        'returned',
      ],
      ...['kharab', 'pending', 'weekly', 'double', 'kitna', 'cancel', 'hundred', 'वापस', 'रद्द'],
    ),
  )

  it('makes every line asked about, wherever it stands', () => {
    expect(plain.length).toBeGreaterThan(200)
    const place = fc.record({
      line: fc.constantFrom(...plain),
      word: unknown,
      sign: fc.constantFrom(' ', ', ', ' - ', '\t', ' ('),
      isBefore: fc.boolean(),
    })
    fc.assert(
      fc.property(place, ({ line, word, sign, isBefore }) => {
        const ready = read(isBefore ? `${word}${sign}${line}` : `${line}${sign}${word}`)
        expect(ready.filter(isReady)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('is none when it belongs to the name of the product', () => {
    expect(read('Q2612A 5 pcs black')).toEqual(['Q2612A × 5'])
    expect(read('surveillance WD10PURZ 5 pcs')).toEqual(['WD10PURZ × 5'])
    expect(read('surveillance Q2612A 5 pcs')).toEqual(['Q2612A × ?'])
  })
})
