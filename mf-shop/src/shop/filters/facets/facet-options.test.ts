import { describe, expect, it } from '@jest/globals'
import { facetOptions, toggleName } from './facet-options.ts'

const counts = [
  { name: 'HP', count: 12 },
  { name: 'Canon', count: 1 },
]

describe('the choices of a facet', () => {
  it('know what is chosen, in any case', () => {
    expect(facetOptions(counts, ['hp'])).toEqual([
      { name: 'HP', count: 12, isChosen: true },
      { name: 'Canon', count: 1, isChosen: false },
    ])
  })

  it('keep a chosen one that matches nothing', () => {
    expect(facetOptions(counts, ['Epson'])[0]).toEqual({ name: 'Epson', count: 0, isChosen: true })
  })

  it('are added and removed one by one', () => {
    expect(toggleName(['HP'], 'Canon')).toEqual(['HP', 'Canon'])
    expect(toggleName(['hp', 'Canon'], 'HP')).toEqual(['Canon'])
  })
})
