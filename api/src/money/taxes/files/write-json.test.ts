import { expect, it } from '@jest/globals'
import { workedFiles } from '../../../../test/taxes/worked-month/worked-month.ts'
import { writeJson } from './write-json.ts'

it.each([
  ['an empty object', {}],
  ['an empty list', []],
  ['lists of lists', { a: [[1], [2, 3]], b: { c: [], d: [{ e: [1] }] }, f: 'x"y', g: 0 }],
  ['a return', workedFiles.gstr1],
  ['a list of documents', workedFiles.eInvoice],
])('%s in pieces is the JSON of the whole', (_of, value) => {
  expect([...writeJson(value)].join('')).toBe(JSON.stringify(value))
})
