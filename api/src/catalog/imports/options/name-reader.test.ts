import { expect, it } from '@jest/globals'
import { createNameReader } from './name-reader.ts'
import { readOptions } from './read-options.ts'

const known = { brand: ['Kingston'], category: [] }

it('asks about a name in a form that can be sent back', () => {
  const names = createNameReader(known)
  names.read('brand', ' \u202eKingstan\u200b ')
  names.read('brand', 'KINGSTAN')
  const [question] = names.questions()
  expect(question).toEqual({ field: 'brand', name: 'Kingstan', suggestion: 'Kingston', rows: 2 })
  const answer = { field: 'brand', from: question?.name, to: question?.suggestion }
  const options = readOptions(JSON.stringify({ names: [answer] }))
  const answered = createNameReader(known, options.names)
  expect(answered.read('brand', '\u202eKingstan')).toEqual({ name: 'Kingston' })
  expect(answered.questions()).toEqual([])
})

it('knows a name that stays, and no other that is like none', () => {
  const names = createNameReader(known, [{ field: 'brand', from: 'Kingstan', to: 'Kingstan' }])
  expect(names.read('brand', 'kingstan')).toEqual({ name: 'kingstan' })
  expect(names.isNew('brand', 'kingstan')).toBe(false)
  expect(names.isNew('brand', 'Zyxel')).toBe(true)
})
