import { describe, expect, it } from '@jest/globals'
import { chosenOption, facetOptions } from './facet-options.ts'

const choice = { all: 'All brands', chosen: '', names: ['HP', 'Dell'], counts: undefined }

describe('the options of a selector', () => {
  it('are the names until the counts are loaded', () => {
    expect(facetOptions(choice)).toEqual([
      { value: '', label: 'All brands' },
      { value: 'HP', label: 'HP' },
      { value: 'Dell', label: 'Dell' },
    ])
  })

  it('have their counts', () => {
    const options = facetOptions({ ...choice, counts: [{ name: 'HP', count: 1234 }] })
    expect(options.map(({ label }) => label)).toEqual(['All brands', 'HP (1,234)'])
  })

  it('keep a chosen one that matches nothing', () => {
    const options = facetOptions({ ...choice, chosen: 'Epson', counts: [] })
    expect(options.map(({ label }) => label)).toEqual(['All brands', 'Epson (0)'])
  })

  it('know a name in any case', () => {
    const options = facetOptions({ ...choice, chosen: 'hp' })
    expect(options).toHaveLength(3)
    expect(chosenOption(options, 'hp')).toBe('HP')
  })
})
