import { describe, expect, it } from '@jest/globals'
import { gstRates } from '@store/contract/rules/catalog/tax/gst-rates'
import { gstr1FileName } from '@store/contract/rules/taxes/tax-file-names'
import {
  type DocumentFacts,
  privateBuyer,
  registeredBuyer,
  sellerOfTests,
  taxedDocumentOf,
} from '../../../../test/taxes/documents-of-tests.ts'
import { gstr1Of, optionsOfTests } from '../../../../test/taxes/gstr1-of.ts'
import { startGstr1 } from './build-gstr1.ts'
import { descriptionOfHsn, isOffHsnList } from './hsn-descriptions.ts'
import { createIssuedSeries } from './issued-series.ts'
import { itemNumberOf } from './rate-items.ts'

const fileOf = (...facts: DocumentFacts[]) => gstr1Of(facts.map(taxedDocumentOf))
const hyderabadFirm = {
  ...registeredBuyer,
  ...{ gstin: '36AAKFD4321L1ZD', state: 'Telangana', stateCode: '36', pincode: '500004' },
}
const hyderabadBuyer = { ...privateBuyer, state: 'Telangana', stateCode: '36', pincode: '500016' }

/** Every key of a value, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

describe('GSTR-1', () => {
  it('numbers an item rate × 100 + 1 (taxes 2.1)', () => {
    expect([18, 5, 0, 0.25, 1.5, 7.5].map(itemNumberOf)).toEqual([1801, 501, 1, 26, 151, 751])
    expect(new Set(gstRates.map(itemNumberOf)).size).toBe(gstRates.length)
  })

  it('adds up the lines of one rate to one entry of a document (taxes 2.2)', () => {
    const lines = [{ rupees: 118 }, { rupees: 105, gstPercent: 5 }, { rupees: 236 }]
    const items = fileOf({ lines }).b2b?.[0]?.inv[0]?.itms
    expect(items?.map(({ itm_det: { rt, txval } }) => [rt, txval])).toEqual([
      [18, 300],
      [5, 100],
    ])
  })

  it('names IGST, or CGST with SGST, and all four taxes in table 12 (taxes 2.3)', () => {
    const file = fileOf({}, { number: 'INV/26-27/00002', recipient: hyderabadFirm })
    expect(file.b2b?.map(({ inv: [one] }) => one?.itms[0]?.itm_det)).toEqual([
      { txval: 1000, rt: 18, iamt: 180, csamt: 0 },
      { txval: 1000, rt: 18, camt: 90, samt: 90, csamt: 0 },
    ])
    expect(fileOf({}).hsn?.hsn_b2b).toMatchObject([{ iamt: 180, camt: 0, samt: 0, csamt: 0 }])
  })

  it('has the value of an invoice with tax and round-off, which its parts need not reach (taxes 2.4)', () => {
    const invoice = fileOf({ lines: [{ rupees: 100.01 }] }).b2b?.[0]?.inv[0]
    expect(invoice?.val).toBe(100.01)
    expect(invoice?.itms[0]?.itm_det).toEqual({ txval: 84.75, rt: 18, iamt: 15.26, csamt: 0 })
    const rounded = taxedDocumentOf({ lines: [{ rupees: 0.01 }, { rupees: 0.03 }] })
    expect(gstr1Of([rounded]).b2b?.[0]?.inv[0]?.val).toBe(0.04)
  })

  it('has the place of supply as two digits of text (taxes 2.5)', () => {
    const buyer = { ...registeredBuyer, gstin: '09AAKFD4321L1ZA', stateCode: '09' }
    expect(fileOf({ recipient: buyer }).b2b?.[0]?.inv[0]?.pos).toBe('09')
  })

  it('lowers small sales by their notes, whose own value decides nothing (taxes 2.6)', () => {
    const small = { recipient: privateBuyer, lines: [{ rupees: 1180, quantity: 3 }] }
    const note: DocumentFacts = {
      kind: 'credit-note',
      recipient: privateBuyer,
      lines: [{ rupees: 1180 }],
      against: { number: 'INV/26-27/00001', day: '2026-11-03', totalRupees: 3540 },
    }
    const file = fileOf(small, note)
    expect(file.cdnur).toBeUndefined()
    expect(file.b2cs).toMatchObject([{ pos: '33', txval: 2000, iamt: 360 }])
  })

  it('lists a note against a large sale however small it is, by the limit of the day of the sale (taxes 2.6)', () => {
    const noteAgainst = (day: string, totalRupees: number): DocumentFacts => ({
      kind: 'credit-note',
      recipient: privateBuyer,
      against: { number: 'INV/24-25/00001', day, totalRupees },
    })
    expect(fileOf(noteAgainst('2026-11-03', 100_001)).cdnur).toMatchObject([{ typ: 'B2CL' }])
    expect(fileOf(noteAgainst('2026-11-03', 100_000)).cdnur).toBeUndefined()
    expect(fileOf(noteAgainst('2024-07-31', 200_000)).cdnur).toBeUndefined()
    expect(fileOf(noteAgainst('2024-07-31', 250_001)).cdnur).toHaveLength(1)
  })

  it('shows small sales below zero when more came back than was sold (taxes 2.6)', () => {
    const file = fileOf({
      kind: 'credit-note',
      recipient: hyderabadBuyer,
      against: { number: 'INV/26-27/00001', day: '2026-10-03', totalRupees: 1180 },
    })
    expect(file.b2cs).toMatchObject([{ sply_ty: 'INTRA', txval: -1000, camt: -90, samt: -90 }])
  })

  it('has in the first half of table 12 what has a GST number, notes too (taxes 2.7)', () => {
    const note: DocumentFacts = {
      kind: 'credit-note',
      lines: [{ rupees: 118 }],
      against: { number: 'INV/26-27/00001', day: '2026-11-03', totalRupees: 1180 },
    }
    const { hsn } = fileOf({}, note, { number: 'INV/26-27/00002', recipient: privateBuyer })
    expect(hsn?.hsn_b2b).toMatchObject([{ qty: 0, txval: 900 }])
    expect(hsn?.hsn_b2c).toMatchObject([{ qty: 1, txval: 1000 }])
  })

  it('has a row for each HSN, unit and rate; a service has the unit NA and no quantity (taxes 2.8)', () => {
    const { hsn } = fileOf({
      lines: [
        { unit: 'PCS', quantity: 2 },
        { unit: 'BOX', quantity: 3 },
        { unit: 'PCS', gstPercent: 5 },
        { hsn: '997331', unit: 'NA', quantity: 7 },
      ],
    })
    expect(hsn?.hsn_b2b?.map(({ num, uqc, qty, rt }) => [num, uqc, qty, rt])).toEqual([
      [1, 'BOX', 3, 18],
      [2, 'PCS', 1, 5],
      [3, 'PCS', 2, 18],
      [4, 'NA', 0, 18],
    ])
  })

  it('describes an HSN by the official text, never by the name of a product (taxes 2.9)', () => {
    const named = fileOf({ lines: [{ name: 'Our best laptop', hsn: '84713010' }] })
    expect(named.hsn?.hsn_b2b?.[0]?.desc).toBe('PERSONAL COMPUTER')
    const unknown = fileOf({ lines: [{ name: 'Tea', hsn: '09021010' }] })
    expect(unknown.hsn?.hsn_b2b?.[0]).not.toHaveProperty('desc')
    expect([descriptionOfHsn('997331'), isOffHsnList('84719999')]).toEqual([
      expect.stringMatching(/^Licensing services/),
      true,
    ])
  })

  it('counts table 13 by number, cancelled are numbers that no document has (taxes 2.10)', () => {
    const issued = createIssuedSeries()
    for (const count of ['00099', '00101', '00100'])
      issued.add({ kind: 'invoice', number: `INV/26-27/${count}` })
    issued.add({ kind: 'credit-note', number: 'CN/26-27/00001' })
    expect(issued.rows()).toMatchObject([
      {
        doc_num: 1,
        docs: [
          {
            ...{ num: 1, from: 'INV/26-27/00099', to: 'INV/26-27/00101' },
            ...{ totnum: 3, cancel: 0, net_issue: 3 },
          },
        ],
      },
      { doc_num: 5, docs: [{ from: 'CN/26-27/00001', to: 'CN/26-27/00001', totnum: 1 }] },
    ])
  })

  it('counts a credited invoice as issued (taxes 2.10)', () => {
    const note: DocumentFacts = {
      kind: 'credit-note',
      against: { number: 'INV/26-27/00001', day: '2026-11-03', totalRupees: 1180 },
    }
    expect(fileOf({}, note).doc_issue?.doc_det[0]?.docs[0]).toMatchObject({
      ...{ totnum: 1, cancel: 0, net_issue: 1 },
    })
  })

  it('names nobody, and gives no key that the tool does not (taxes 2.12)', () => {
    const keys = new Set(keysOf(fileOf({}, { number: 'INV/26-27/00002', recipient: privateBuyer })))
    for (const key of ['cname', 'etin', 'diff_percent']) expect(keys).not.toContain(key)
  })

  it('has the tax of the lines as printed, not recomputed from their sum (taxes 2.13)', () => {
    const lines = Array.from({ length: 60 }, () => ({ rupees: 1.03 }))
    const detail = fileOf({ lines }).b2b?.[0]?.inv[0]?.itms[0]?.itm_det
    const document = taxedDocumentOf({ lines })
    expect(detail).toMatchObject({ iamt: document.totals.igst / 100 })
    expect(detail).not.toMatchObject({ iamt: Math.round(document.totals.taxable * 0.18) / 100 })
  })

  it('leaves documents that have an IRN to the portal, but not out of table 12 (taxes 2.16)', () => {
    const gstr1 = startGstr1(optionsOfTests)
    gstr1.add(taxedDocumentOf({}), true)
    const file = gstr1.finish()
    expect(file.b2b).toBeUndefined()
    expect(file.hsn?.hsn_b2b).toMatchObject([{ txval: 1000 }])
  })

  it('has sales at 0 % in table 8 by kind of buyer, less their notes, and nowhere else', () => {
    const line = { gstPercent: 0, rupees: 100 }
    const file = fileOf(
      { lines: [line, { rupees: 118 }] },
      { number: 'INV/26-27/00002', recipient: privateBuyer, lines: [line, line] },
      {
        kind: 'credit-note',
        ...{ recipient: privateBuyer, lines: [line] },
        against: { number: 'INV/26-27/00002', day: '2026-11-03', totalRupees: 200 },
      },
    )
    expect(file.nil?.inv).toEqual([
      { sply_ty: 'INTRB2B', expt_amt: 0, nil_amt: 100, ngsup_amt: 0 },
      { sply_ty: 'INTRB2C', expt_amt: 0, nil_amt: 100, ngsup_amt: 0 },
    ])
    expect(file.b2b?.[0]?.inv[0]).toMatchObject({ val: 218, itms: [{ num: 1801 }] })
    expect([file.b2cs, file.cdnur]).toEqual([undefined, undefined])
  })

  it('of a month without documents has no sections', () => {
    expect(gstr1Of([])).toEqual({
      ...{ gstin: sellerOfTests.gstin, fp: '112026', version: 'GST3.2.4', hash: 'hash' },
    })
  })

  it('has the name that the tool gives, without padding', () => {
    expect(gstr1FileName('36AABCS1995K1ZX', '2026-12-03')).toBe(
      'returns_3122026_R1_36AABCS1995K1ZX_offline.json',
    )
  })
})
