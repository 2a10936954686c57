import { describe, expect, it } from '@jest/globals'
import { normaliseSynonym, validateSynonym } from './synonym-validation.ts'

describe('a synonym', () => {
  it('is stored in lower case, without blank and repeated replacements', () => {
    const typed = { term: ' Second  HAND', replacements: ['Refurbished', ' ', 'refurbished'] }
    expect(normaliseSynonym(typed)).toEqual({ term: 'second hand', replacements: ['refurbished'] })
    expect(validateSynonym(typed)).toBeUndefined()
  })

  it.each([
    ['term', { term: ' - ', replacements: ['ink'] }],
    ['term', { term: 'a b c d e', replacements: ['ink'] }],
    ['replacements', { term: 'ink', replacements: [' '] }],
    ['replacements', { term: 'ink', replacements: ['?'] }],
    ['replacements', { term: 'ink', replacements: ['INK'] }],
  ])('is refused at its %s', (field, synonym) => {
    expect(validateSynonym(synonym)?.fields.map((at) => at.field)).toEqual([field])
  })
})
