import { describe, expect, it } from '@jest/globals'
import {
  type DocumentFacts,
  privateBuyer,
  registeredBuyer,
  sellerOfTests,
  taxedDocumentOf,
} from '../../../../test/taxes/documents-of-tests.ts'
import { numberOf } from '../../invoices/document-number.ts'
import { findDocumentFaults, isFitFor } from './document-faults.ts'

const small = { isEInvoiceDue: false, hsnDigits: 4 }
const large = { isEInvoiceDue: true, hsnDigits: 6 }
const faultsOf = (facts: DocumentFacts, context = small) =>
  findDocumentFaults(taxedDocumentOf(facts), context)
/** The files that a document is in. */
const filesOf = (facts: DocumentFacts, context = small) =>
  (['gstr1', 'e-invoice', 'eway-bill'] as const).filter((file) =>
    isFitFor(file, faultsOf(facts, context)),
  )
const everywhere = ['gstr1', 'e-invoice', 'eway-bill']
const buyer = (facts: Partial<typeof registeredBuyer>) => ({
  recipient: { ...registeredBuyer, ...facts },
})

describe('a document', () => {
  it('without a fault is in every file', () => {
    expect(faultsOf({}, large)).toEqual([])
    expect(faultsOf({ recipient: privateBuyer }, large)).toEqual([])
  })

  it.each([
    ['a wrong check digit', buyer({ gstin: '29AAKFD4321L1Z9' }), 'has a fault'],
    ['the number of the seller', buyer({ gstin: sellerOfTests.gstin }), 'has a fault'],
    ['a number of no state', buyer({ gstin: '28AAKFD4321L1ZA' }), 'has a fault'],
    ['no HSN', { lines: [{ hsn: '' }] }, 'has no HSN'],
    ['an HSN of five digits', { lines: [{ hsn: '84713' }] }, 'does not exist'],
    ['an HSN that the list lacks', { lines: [{ hsn: '84719999' }] }, 'not in the list'],
    ['no unit of the list', { lines: [{ unit: 'XYZ' }] }, 'no unit'],
    ['no rate of the list', { lines: [{ gstPercent: 17 }] }, '17 % is no GST rate.'],
    ['a number that begins with 0', { number: '0012' }, 'take no number'],
    ['a number of zeros', { number: '00' }, 'take no number'],
    ['a number of 17 characters', { number: 'INV/26-27/0000012' }, 'take no number'],
    ['no place of supply', { place: '28' }, 'place of supply is not known'],
  ] satisfies [string, DocumentFacts, string][])(
    'with %s is in no file (taxes 1.3)',
    (_of, facts, words) => {
      expect(faultsOf(facts)[0]?.text).toContain(words)
      expect(filesOf(facts)).toEqual([])
    },
  )

  it.each(['0012', '/12', '-12', 'INV 12', 'INV/26-27/0000012'])(
    'with the number %s is refused: it begins with a letter or 1 to 9 (taxes 3.8)',
    (number) => {
      expect(faultsOf({ number })[0]?.text).toContain('take no number')
      expect(filesOf({ number: '1/26-27/x' })).toEqual(everywhere)
    },
  )

  it('is numbered in capitals, so that no two numbers differ by case alone, and not by zeros (taxes 2.11)', () => {
    const numbers = (['INV', 'CN', 'FCN'] as const).map((series) => numberOf(series, '26-27', 1))
    for (const number of numbers) {
      expect(number).toBe(number.toUpperCase())
      expect(filesOf({ number })).toEqual(everywhere)
    }
    for (const number of ['0', '00']) expect(filesOf({ number })).toEqual([])
  })

  it('whose tax does not fit its place is in no file', () => {
    const wrong = { lines: [{ cgst: 9000, sgst: 9000, igst: 0 }] }
    expect(faultsOf(wrong)[0]?.text).toContain('do not fit the place of supply')
    const unequal = { recipient: privateBuyer, place: '36', lines: [{ cgst: 9000, sgst: 9001 }] }
    expect(filesOf(unequal)).toEqual([])
  })

  it('without the pincode of a registered buyer stops the e-invoice, and all once e-invoices are due', () => {
    const { pincode: _, ...recipient } = registeredBuyer
    expect(filesOf({ recipient })).toEqual(['gstr1'])
    expect(filesOf({ recipient }, large)).toEqual([])
    expect(faultsOf({ recipient })[0]).toMatchObject({ mend: 'address' })
  })

  it('with a pincode of another state than the GST number stops the e-invoice (taxes 3.3)', () => {
    expect(faultsOf(buyer({ pincode: '500081' }))[0]).toMatchObject({
      text: 'Pincode 500081 of the buyer is in another state than his GST number.',
      stops: ['e-invoice'],
    })
  })

  it('to a town of two letters stops the e-invoice (taxes 3.2)', () => {
    expect(faultsOf(buyer({ city: 'Ib' })).map(({ text }) => text)).toContain(
      'The registered address of the buyer lacks its street or its town.',
    )
  })

  it('of a seller without town and pincode is in the return alone', () => {
    expect(filesOf({ seller: { ...sellerOfTests, address: 'Abids' } })).toEqual(['gstr1'])
  })

  it('with a short HSN is in every file, with a warning', () => {
    const facts = { lines: [{ hsn: '8517' }] }
    expect(faultsOf(facts, large)).toMatchObject([
      { text: 'HSN 8517 has fewer than 6 digits.', stops: [] },
    ])
    expect(filesOf(facts, large)).toEqual(everywhere)
  })

  it('of more than 1000 lines has no e-invoice (taxes 3.7)', () => {
    expect(filesOf({ lines: Array.from({ length: 1001 }, () => ({})) })).toEqual([
      'gstr1',
      'eway-bill',
    ])
  })

  it('that came too late to lower the tax says so (taxes 2.15)', () => {
    const against = {
      ...{ number: 'INV/24-25/00001', day: '2024-05-01', totalRupees: 1180 },
      taxedUntil: '2025-11-30',
    }
    expect(faultsOf({ kind: 'credit-note', against })).toMatchObject([
      { text: 'A credit note without tax is in no return.', stops: [] },
    ])
  })
})
