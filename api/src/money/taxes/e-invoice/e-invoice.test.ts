import { describe, expect, it } from '@jest/globals'
import { ewayCancelReasons, invoiceCancelReasons } from '@store/contract/rules/taxes/cancel-reasons'
import {
  type DocumentFacts,
  registeredBuyer,
  sellerOfTests,
  taxedDocumentOf,
} from '../../../../test/taxes/documents-of-tests.ts'
import { phoneDigits } from '../documents/portal-text.ts'
import { buildEInvoice } from './build-e-invoice.ts'

const options = { version: '1.1', isConsigneeNumberAsked: false }
const invoiceOf = (facts: DocumentFacts) => buildEInvoice(taxedDocumentOf(facts), options)

/** Every text of a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const shop = { ...registeredBuyer, name: 'Ravi Teja', address: 'Plot 5, Madhapur' }
const inHyderabad = {
  ...{ name: 'Ravi Teja', address: 'Plot 5, Madhapur', city: 'Hyderabad' },
  ...{ state: 'Telangana', stateCode: '36', pincode: '500081' },
}

describe('an e-invoice', () => {
  it('has inches in place of quotation marks, and no backslash (taxes 3.1)', () => {
    const names = ['24" monitor', 'Rack 19"', '3.5" disk', 'A "good" cable', 'C:\\drive']
    const invoice = invoiceOf({
      lines: names.map((name) => ({ name })),
      recipient: { ...registeredBuyer, address: 'Shop 4 \\ "Corner"' },
    })
    expect(invoice.ItemList.map(({ PrdDesc }) => PrdDesc)).toEqual([
      ...['24 inch monitor', 'Rack 19 inch', '3.5 inch disk', "A 'good' cable", 'C:/drive'],
    ])
    for (const text of textsOf(invoice)) expect(text).not.toMatch(/["\\]/)
  })

  it('leaves out what is empty, and has a phone number in digits (taxes 3.2)', () => {
    expect(Object.keys(invoiceOf({}).BuyerDtls)).toEqual([
      ...['Gstin', 'LglNm', 'Pos', 'Addr1', 'Loc', 'Pin', 'Stcd'],
    ])
    const phone = '+91 98480 11223'
    expect(invoiceOf({ recipient: { ...registeredBuyer, phone } }).BuyerDtls.Ph).toBe('9848011223')
    expect([phoneDigits('040 2323 1995'), phoneDigits('12'), phoneDigits(undefined)]).toEqual([
      ...['4023231995', undefined, undefined],
    ])
    const long = `${'Plot 12, '.repeat(12)}Road`
    const { Addr1, Addr2 } = invoiceOf({
      recipient: { ...registeredBuyer, address: long },
    }).BuyerDtls
    expect([Addr1.length <= 100, Addr2]).toEqual([true, 'Plot 12, Road'])
  })

  it('bills the registered place and ships to the delivery address (taxes 3.3)', () => {
    const { BuyerDtls, ShipDtls } = invoiceOf({ consignee: inHyderabad, place: '29' })
    expect(BuyerDtls).toMatchObject({ Stcd: '29', Pin: 560_025, Pos: '29' })
    expect(ShipDtls).toEqual({
      ...{ LglNm: 'Ravi Teja', Addr1: 'Plot 5, Madhapur', Loc: 'Hyderabad' },
      ...{ Pin: 500_081, Stcd: '36' },
    })
    expect(invoiceOf({})).not.toHaveProperty('ShipDtls')
  })

  it('divides a registered address that is stored as one text (taxes 3.3)', () => {
    const { city: _, pincode: _pincode, ...one } = registeredBuyer
    const recipient = { ...one, address: '14 Residency Road, Bengaluru 560025' }
    expect(invoiceOf({ recipient }).BuyerDtls).toMatchObject({
      ...{ Addr1: '14 Residency Road', Loc: 'Bengaluru', Pin: 560_025 },
    })
  })

  it('taxes by the place of supply, whatever the state of delivery: IGST, or equal halves (taxes 3.4)', () => {
    const abroad = invoiceOf({ consignee: inHyderabad, place: '29', lines: [{ rupees: 99.99 }] })
    expect(abroad.ItemList[0]).toMatchObject({ CgstAmt: 0, SgstAmt: 0 })
    const firm = { ...registeredBuyer, gstin: '36AAKFD4321L1ZD', stateCode: '36' }
    const [item] = invoiceOf({ recipient: firm, lines: [{ rupees: 99.99 }] }).ItemList
    expect([item?.IgstAmt, item?.CgstAmt]).toEqual([0, item?.SgstAmt])
  })

  it('has the price without tax to three decimals, and the value of the line as it is (taxes 3.5)', () => {
    const [item] = invoiceOf({ lines: [{ rupees: 129, quantity: 7 }] }).ItemList
    expect(item).toMatchObject({
      ...{ UnitPrice: 109.321, TotAmt: 765.25, AssAmt: 765.25, Discount: 0 },
    })
  })

  it('adds up: lines to sums, sums with round-off to the total (taxes 3.6)', () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({ rupees: 10.01 + index / 100 }))
    const { ItemList, ValDtls } = invoiceOf({ lines })
    const sum = (key: 'AssAmt' | 'IgstAmt' | 'TotItemVal') =>
      ItemList.reduce((total, item) => total + Math.round(item[key] * 100), 0)
    const paiseOf = (rupees: number) => Math.round(rupees * 100)
    expect(sum('AssAmt')).toBe(paiseOf(ValDtls.AssVal))
    expect(sum('IgstAmt')).toBe(paiseOf(ValDtls.IgstVal))
    expect(ValDtls.RndOffAmt).not.toBe(0)
    expect(sum('TotItemVal') + paiseOf(ValDtls.RndOffAmt)).toBe(paiseOf(ValDtls.TotInvVal))
    for (const { AssAmt, IgstAmt, TotItemVal } of ItemList)
      expect(paiseOf(AssAmt) + paiseOf(IgstAmt)).toBe(paiseOf(TotItemVal))
  })

  it('is of a service exactly when its code begins with 99; lines have numbers of their own (taxes 3.7)', () => {
    const { ItemList } = invoiceOf({ lines: [{}, { hsn: '997331', unit: 'NA' }, {}] })
    expect(ItemList.map(({ SlNo, IsServc }) => [SlNo, IsServc])).toEqual([
      ['1', 'N'],
      ['2', 'Y'],
      ['3', 'N'],
    ])
    expect(ItemList[1]).not.toHaveProperty('Unit')
  })

  it('brings no IRN, which the portal makes (taxes 3.8)', () => {
    expect(invoiceOf({})).not.toHaveProperty('Irn')
  })

  it('is cancelled by numbers other than those of an e-way bill (taxes 3.9)', () => {
    expect(invoiceCancelReasons).toEqual({
      ...{ duplicate: 1, 'data-entry-mistake': 2, 'order-cancelled': 3, other: 4 },
    })
    expect(ewayCancelReasons).toEqual({
      ...{ duplicate: 1, 'order-cancelled': 2, 'data-entry-mistake': 3, other: 4 },
    })
  })

  it('has text and numbers as the schema wants them, dates with slashes (taxes 3.11)', () => {
    const invoice = invoiceOf({})
    expect(invoice.DocDtls).toEqual({ Typ: 'INV', No: 'INV/26-27/00001', Dt: '03/11/2026' })
    expect([typeof invoice.SellerDtls.Stcd, typeof invoice.SellerDtls.Pin]).toEqual([
      ...['string', 'number'],
    ])
    expect(invoice.SellerDtls).toMatchObject({ Gstin: sellerOfTests.gstin, Pin: 500_001 })
  })

  it('names the GST number of the consignee only once that is asked for (taxes 3.12)', () => {
    const document = taxedDocumentOf({ recipient: registeredBuyer, consignee: shop })
    expect(buildEInvoice(document, options).ShipDtls).toHaveProperty('LglNm', 'Ravi Teja')
    expect(buildEInvoice(document, options).ShipDtls).not.toHaveProperty('Gstin')
    const asked = { ...options, isConsigneeNumberAsked: true }
    const unregistered = taxedDocumentOf({ consignee: inHyderabad, place: '29' })
    expect(buildEInvoice(unregistered, asked).ShipDtls?.Gstin).toBe('URP')
  })

  it('of a credit note names the invoice', () => {
    const note = invoiceOf({
      kind: 'credit-note',
      against: { number: 'INV/26-27/00001', day: '2026-11-01', totalRupees: 1180 },
    })
    expect(note.DocDtls.Typ).toBe('CRN')
    expect(note.RefDtls).toEqual({
      PrecDocDtls: [{ InvNo: 'INV/26-27/00001', InvDt: '01/11/2026' }],
    })
  })

  it('names the purchase order of the buyer where the schema can have its number (taxes 3.13)', () => {
    const referencesTo = (poNumber: string) => invoiceOf({ poNumber }).RefDtls
    expect(referencesTo('PO/26-27/0417')).toEqual({ ContrDtls: [{ PORefr: 'PO/26-27/0417' }] })
    for (const other of ['PO 417', 'PO_417', 'x'.repeat(17), 'पीओ-4'])
      expect(referencesTo(other)).toBeUndefined()
    const against = { number: 'INV/26-27/00001', day: '2026-11-01', totalRupees: 1180 }
    expect(invoiceOf({ kind: 'credit-note', against, poNumber: 'P-1' }).RefDtls).toEqual({
      PrecDocDtls: [{ InvNo: 'INV/26-27/00001', InvDt: '01/11/2026' }],
      ContrDtls: [{ PORefr: 'P-1' }],
    })
  })
})
