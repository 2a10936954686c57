import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { matchLine } from '../match-line.ts'
import { readLine } from '../read-line.ts'
import { knownModels, meaningOf } from '../testing/known-models.ts'
import { corpusLines, corpusModels } from '../testing/line-corpus.ts'
import { readWrittenLines } from '../written-lines.ts'
import { listOf, withChoice } from './with-choice.ts'

const known = knownModels([...corpusModels, '664 Ink'])

/** The items of a list as the catalogue reads them. */
const itemsOf = (written: string) =>
  readWrittenLines(written).map((item) => {
    const match = matchLine(readLine(item.text), known)
    return { ...item, quantity: match.quantity, meant: meaningOf(match) }
  })
const meaningsOf = (written: string) => itemsOf(written).map(({ meant }) => meant)

function choose(written: string, at: number, choice: { modelNo?: string; quantity?: number }) {
  return withChoice({ written, items: itemsOf(written) }, at, choice)
}

it('a list of some items of another one has them read as before', () => {
  const items = itemsOf('9 Q2612A\n2 CE285A\n3 CF226A')
  expect(meaningsOf(listOf(items.slice(1)))).toEqual(['CE285A × 2', 'CF226A × 3'])
  expect(listOf(items.slice(0, 1))).toBe('9 Q2612A')
})

describe('the choice for an item', () => {
  it.each([
    ['1 Q2612A\n2 CF226\n3 CE285A', '1 Q2612A\n2 CF226A, \n3 CE285A'],
    ['1. Q2612A\n2. CF226 5\n3. CE285A', '1. Q2612A\n2. CF226A, 5\n3. CE285A'],
    ['5 Q2612A\n2 CF226\n8 CE285A', '5 Q2612A\nCF226A, 2\n8 CE285A'],
    [
      'Dear sir,\nQ2612A 1\nCF226 5, W1106A 2\nthanks',
      'Dear sir,\nQ2612A 1\nCF226A, 5\nW1106A 2\nthanks',
    ],
  ])('leaves the rest of %j as it was written', (written, result) => {
    const at = itemsOf(written).findIndex(({ text }) => /CF226(?!A)/.test(text))
    expect(choose(written, at, { modelNo: 'CF226A' })).toBe(result)
  })

  it('may have a model number of any signs', () => {
    expect(choose('CE285A 1\nCC88X 5, CF226A 2\nQ2612A 1', 1, { modelNo: 'Ink, 664' })).toBe(
      'CE285A 1\nInk, 664, 5\nCF226A 2\nQ2612A 1',
    )
  })

  it('is for one of two equal items of a line', () => {
    expect(choose('CF226 5, Q2612A 2, CF226 5', 0, { modelNo: 'CF226A' })).toBe(
      'CF226A, 5\nQ2612A 2\nCF226 5',
    )
  })

  it('makes the numbers of the others sure, where they would be read otherwise without its own', () => {
    expect(choose('(9) Q2612A\n(5) CE285A\n(20) CF226', 1, { quantity: 7 })).toBe(
      '9 x Q2612A\nCE285A, 7\n20 x CF226',
    )
    const written = choose('7 Q2612A\n7 CE285A\n8 CF226A', 0, { quantity: 4 })
    expect(meaningsOf(written)).toEqual(['Q2612A × 4', 'CE285A × 7', 'CF226A × 8'])
  })

  it('leaves a line with two numbers to be asked about', () => {
    const list = '(2) Q2612A\n(1) 2365\n1: NOSUCH9X toner 10 pcs'
    const written = choose(list, 0, { modelNo: 'CF226A', quantity: 1 })
    expect(meaningsOf(written)).toEqual(['CF226A × 1', '? × 2365', '? × ?'])
  })

  it('is read as it was chosen, and all other items as before', () => {
    const models = ['Q2612A', 'CF226', '2365', 'Ink 664', '790', 'NOSUCH9X toner']
    const forms: readonly ((number: number, model: string) => string)[] = [
      (number, model) => `${number} ${model}`,
      (number, model) => `${number}: ${model} 10 pcs`,
      (number, model) => `(${number}) ${model}`,
      (number, model) => `(${number}) ${model} - 4`,
      (number, model) => `${number}) ${model} 1150`,
      (number, model) => `${model} ${number}, Q2612A 2`,
      (number, model) => `${number} pcs ${model}`,
    ]
    const line = fc
      .record({
        number: fc.integer({ min: 1, max: 6 }),
        model: fc.constantFrom(...models),
        form: fc.constantFrom(...forms),
      })
      .map(({ number, model, form }) => form(number, model))
    const numbered = fc
      .tuple(fc.array(fc.constantFrom(...models), { minLength: 2 }), fc.integer({ min: 1, max: 4 }))
      .map(([named, first]) => named.map((model, at) => `${first + at} ${model}`))
    const corpus = fc.constantFrom(...corpusLines.map(({ written }) => written))
    const lists = fc.oneof(
      numbered,
      fc.array(fc.oneof(line, line, corpus), { minLength: 1, maxLength: 6 }),
    )
    const choice = fc.record({
      modelNo: fc.constantFrom('CF226A', 'TN-2365', '790', '664 Ink', 'Ink 664'),
      quantity: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(lists, fc.nat(), choice, (lines, place, chosen) => {
        const written = lines.join('\n')
        const before = meaningsOf(written)
        if (before.length === 0) return
        const at = place % before.length
        const { modelNo, quantity } = chosen
        const expected = before.with(at, `${modelNo} × ${quantity}`)
        expect(meaningsOf(choose(written, at, chosen))).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })
})
