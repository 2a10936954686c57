import { describe, expect, it } from '@jest/globals'
import type { Transport } from '@store/contract/rules/taxes/transport'
import {
  type DocumentFacts,
  privateBuyer,
  registeredBuyer,
  taxedDocumentOf,
} from '../../../../test/taxes/documents-of-tests.ts'
import { workedFiles } from '../../../../test/taxes/worked-month/worked-month.ts'
import { buildEwayBill } from './build-eway-bill.ts'

const lorry: Transport = { mode: 'road', vehicleNumber: 'TS09UA4321' }
const billOf = (facts: DocumentFacts, transport = lorry) =>
  buildEwayBill(taxedDocumentOf(facts), transport)
const inHyderabad = {
  ...{ name: 'Ravi Teja', address: 'Plot 5, Madhapur', city: 'Hyderabad' },
  ...{ state: 'Telangana', stateCode: '36', pincode: '500081' },
}

describe('an e-way bill', () => {
  it("has the names of the file, not those of the portal's API (taxes 4.1)", () => {
    const [worked] = workedFiles.ewayBill.billLists
    expect(Object.keys(worked ?? {})).toEqual(expect.arrayContaining(Object.keys(billOf({}))))
    for (const name of ['transactionType', 'actFromStateCode', 'otherValue', 'cessNonAdvolValue'])
      expect(billOf({})).not.toHaveProperty(name)
  })

  it('bills the firm and shows where the goods arrive (taxes 4.2)', () => {
    const bill = billOf({ consignee: inHyderabad, place: '29' })
    expect(bill).toMatchObject({
      ...{ transType: 2, toGstin: registeredBuyer.gstin, toTrdName: 'Naidu Infotech LLP' },
      ...{ toStateCode: 29, toPlace: 'Hyderabad', toPincode: 500_081, actualToStateCode: 36 },
      ...{ fromStateCode: 36, actualFromStateCode: 36, fromPincode: 500_001 },
    })
    expect(billOf({}).transType).toBe(1)
  })

  it('has states and pincodes as numbers, and URP for an unregistered buyer (taxes 4.3)', () => {
    const recipient = {
      ...privateBuyer,
      state: 'Uttar Pradesh',
      stateCode: '09',
      pincode: '201301',
    }
    expect(billOf({ recipient })).toMatchObject({
      ...{ toGstin: 'URP', toStateCode: 9, actualToStateCode: 9, toPincode: 201_301 },
    })
  })

  it('has the main HSN of goods, and no services among its lines (taxes 4.3)', () => {
    const bill = billOf({ lines: [{ hsn: '997331', unit: 'NA', rupees: 590 }, {}] })
    expect([bill.mainHsnCode, bill.itemList.map(({ hsnCode }) => hsnCode)]).toEqual([
      '85176290',
      ['85176290'],
    ])
    expect(bill).toMatchObject({ totalValue: 1000, OthValue: 590, totInvValue: 1770 })
  })

  it('leaves the distance to the portal unless it is given (taxes 4.4)', () => {
    expect(billOf({}).transDistance).toBe(0)
    expect(billOf({}, { ...lorry, distanceKm: 8 }).transDistance).toBe(8)
  })

  it('names neither mode nor number when only the transporter is known (taxes 4.5)', () => {
    const bill = billOf({}, { transporterId: '36AAACB1234C1ZG', documentNumber: 'LR1' })
    expect(bill.transporterId).toBe('36AAACB1234C1ZG')
    for (const key of ['transMode', 'vehicleNo', 'vehicleType', 'transDocNo'])
      expect(bill).not.toHaveProperty(key)
    expect(billOf({}, { ...lorry, isOversized: true })).toMatchObject({
      ...{ transMode: 1, vehicleNo: 'TS09UA4321', vehicleType: 'O' },
    })
  })

  it('has the halves of CGST and SGST as rates, or IGST (taxes 4.6)', () => {
    const recipient = { ...privateBuyer, state: 'Telangana', stateCode: '36', pincode: '500016' }
    expect(billOf({ recipient }).itemList[0]).toMatchObject({
      ...{ cgstRate: 9, sgstRate: 9, igstRate: 0 },
    })
    expect(billOf({}).itemList[0]).toMatchObject({ cgstRate: 0, sgstRate: 0, igstRate: 18 })
  })

  it('carries the round-off, which may be below zero, so that its total is reached (taxes 4.6)', () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({ rupees: 10.07 + index / 50 }))
    const bill = billOf({ lines })
    expect(bill.OthValue).not.toBe(0)
    const { totalValue, igstValue, OthValue, totInvValue } = bill
    expect(Math.round((totalValue + igstValue + OthValue) * 100)).toBe(
      Math.round(totInvValue * 100),
    )
  })

  it('has only the characters and lengths that the portal takes (taxes 4.7)', () => {
    const bill = billOf(
      {
        lines: [{ name: '24" monitor – LED; matt' }],
        recipient: {
          ...registeredBuyer,
          name: 'Śrī "Rāma" & Sons: the firm',
          city: 'B'.repeat(70),
        },
      },
      { ...lorry, transporterName: 'Sri Balaji Roadways and Parcel Service' },
    )
    expect(bill.itemList[0]?.productName).toBe('24 inch monitor LED matt')
    expect(bill.toTrdName).toBe('Sri Rama & Sons the firm')
    expect([bill.toPlace.length, (bill.transporterName ?? '').length]).toEqual([50, 25])
  })

  it('adds up more than 250 lines by HSN, unit and rate', () => {
    const lines = Array.from({ length: 251 }, (_, index) => ({
      ...{ quantity: 2, gstPercent: index % 2 === 0 ? 18 : 5 },
    }))
    const { itemList, totalValue } = billOf({ lines })
    expect(itemList.map(({ quantity }) => quantity)).toEqual([252, 250])
    const sum = itemList.reduce((total, item) => total + Math.round(item.taxableAmount * 100), 0)
    expect(sum).toBe(Math.round(totalValue * 100))
  })

  it('of untaxed goods is made of a bill of supply', () => {
    expect(billOf({ lines: [{ gstPercent: 0 }] }).docType).toBe('BIL')
  })
})
