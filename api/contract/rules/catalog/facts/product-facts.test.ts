import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { categories } from '../catalog-lists.ts'
import { fitsOf, formatFacts, packSizeOf, parseFacts, readFacts } from './product-facts.ts'
import { suggestedFactsOf } from './suggested-facts.ts'

const fact = (name: string, value: string) => ({ name, value })

describe('the facts of a product', () => {
  it('are read from a cell just as they are written into it', () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' })
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, value: text }), { maxLength: 5 }), (typed) => {
        const { facts, faults } = readFacts(typed)
        fc.pre(faults.length === 0)
        expect(parseFacts(formatFacts(facts))).toEqual(facts)
        expect(readFacts(facts)).toEqual({ facts, faults: [] })
      }),
    )
  })

  it.each([
    ['', []],
    ['Yield: 1,600 pages; Colour: Black;', [fact('Yield', '1,600 pages'), fact('Colour', 'Black')]],
    ['Ratio: 16:9', [fact('Ratio', '16:9')]],
    ['Yield', undefined],
  ])('in the cell %j are %j', (cell, facts) => {
    expect(parseFacts(cell)).toEqual(facts)
  })

  it.each([
    [fact('Yield', ' '), 'A fact needs a name and a value.'],
    [fact('', '5'), 'A fact needs a name and a value.'],
    [fact('N'.repeat(41), '5'), 'Use at most 40 characters for the name of a fact.'],
    [fact('Yield', 'v'.repeat(501)), 'Use at most 500 characters for the value of a fact.'],
    [fact('A:B', '5'), 'A fact has no ";", and its name no ":".'],
    [fact('Yield', '5; 6'), 'A fact has no ";", and its name no ":".'],
    [fact('colour', 'Red'), 'The fact "colour" is there twice.'],
    [fact('Pack size', 'five'), 'The pack size is a whole number of pieces from 1 to 10000.'],
  ])('refuse %j', (wrong, message) => {
    const { faults } = readFacts([fact('Colour', 'Black'), wrong])
    expect(faults).toEqual([{ field: 'facts.1', message }])
  })

  it('are at most 24', () => {
    const many = Array.from({ length: 25 }, (_, index) => fact(`Fact ${index}`, 'x'))
    expect(readFacts(many).faults).toEqual([
      { field: 'facts', message: 'A product has at most 24 facts.' },
    ])
  })

  it('tell which printers it fits, and how many pieces a pack has', () => {
    expect(fitsOf([fact('fits', 'HL-L2321D, , DCP-L2541DW, HL-L2321D')])).toEqual([
      'HL-L2321D',
      'DCP-L2541DW',
    ])
    expect(fitsOf([])).toEqual([])
    expect(packSizeOf([fact('Pack size', '5')])).toBe(5)
    expect(packSizeOf([fact('Pack size', '1')])).toBeUndefined()
    expect(packSizeOf([])).toBeUndefined()
  })

  it('are suggested for every category', () => {
    for (const category of categories) expect(suggestedFactsOf(category)).not.toEqual([])
    expect(suggestedFactsOf(' cartridge')).toContain('Fits')
    expect(suggestedFactsOf('Books')).toEqual([])
  })
})
