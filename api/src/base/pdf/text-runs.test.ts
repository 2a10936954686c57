import { describe, expect, it } from '@jest/globals'
import { textRunsOf } from './text-runs.ts'

const cut = (text: string) => textRunsOf(text).map((run) => [run.script, run.text])

describe('the runs of a text', () => {
  it('are one when one font prints the whole text', () => {
    expect(cut('₹1,499.50 Ångström लेज़र')).toEqual([['latin', '₹1,499.50 Ångström लेज़र']])
    expect(cut('')).toEqual([])
  })

  it('change with the script; spaces and full stops belong to the preceding word', () => {
    expect(cut('HP టోనర్ కార్ట్రిడ్జ్। 12A')).toEqual([
      ['latin', 'HP '],
      ['telugu', 'టోనర్ కార్ట్రిడ్జ్। '],
      ['latin', '12A'],
    ])
    expect(cut('தமிழ்কলকাতা')).toEqual([
      ['tamil', 'தமிழ்'],
      ['bengali', 'কলকাতা'],
    ])
  })

  it('never split joined characters', () => {
    expect(cut('ക്\u200dഷ')).toEqual([['malayalam', 'ക്\u200dഷ']])
  })
})
