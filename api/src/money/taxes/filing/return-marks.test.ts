import { expect, it } from '@jest/globals'
import {
  type DocumentFacts,
  registeredBuyer,
  taxedDocumentOf,
} from '../../../../test/taxes/documents-of-tests.ts'
import { markOf, startComparison } from './return-marks.ts'

const mark = (facts: DocumentFacts = {}) => markOf(taxedDocumentOf(facts))

it.each<[string, DocumentFacts]>([
  ['HSN', { lines: [{ hsn: '85444299' }] }],
  ['unit', { lines: [{ unit: 'NOS' }] }],
  ['quantity', { lines: [{ quantity: 2, rupees: 590 }] }],
  ['rate', { lines: [{ gstPercent: 5 }] }],
  ['value', { lines: [{ rupees: 1181 }] }],
  ['place of supply', { place: '33' }],
  ['GST number', { recipient: { ...registeredBuyer, gstin: '29AABCS1995K1ZS' } }],
  ['day', { day: '2026-11-04' }],
])('a document with another %s is marked otherwise', (_of, facts) => {
  expect(mark(facts)).not.toBe(mark())
})

it('an address, which no return has, changes nothing', () => {
  expect(mark({ recipient: { ...registeredBuyer, pincode: '560001' } })).toBe(mark())
})

it('what the return has otherwise by now is due as an amendment (taxes 1.10)', () => {
  const [same, mended, late] = ['1', '2', '3'].map((digit) =>
    taxedDocumentOf({ number: `INV/26-27/0000${digit}` }),
  )
  if (!same || !mended || !late) throw new Error('there are three documents')
  const comparison = startComparison({
    [same.number]: markOf(same),
    [mended.number]: 'another',
    'INV/26-27/00009': 'gone',
  })
  for (const document of [same, mended, late]) comparison.add(document)
  expect(comparison.finish()).toEqual([
    { number: mended.number, change: 'changed' },
    { number: late.number, change: 'added' },
    { number: 'INV/26-27/00009', change: 'gone' },
  ])
})
