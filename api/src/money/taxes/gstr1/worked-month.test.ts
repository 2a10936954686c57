import { expect, it } from '@jest/globals'
import { taxedDocumentOf } from '../../../../test/taxes/documents-of-tests.ts'
import { gstr1Of } from '../../../../test/taxes/gstr1-of.ts'
import { workedFiles, workedMonth } from '../../../../test/taxes/worked-month/worked-month.ts'
import { buildEInvoice } from '../e-invoice/build-e-invoice.ts'
import { buildEwayBill } from '../eway-bill/build-eway-bill.ts'

it('the return of the worked month has its sections to the paisa, in the order of the tool', () => {
  const file = gstr1Of(Object.values(workedMonth).map(taxedDocumentOf))
  expect(file).toEqual(workedFiles.gstr1)
  expect(Object.keys(file)).toEqual(Object.keys(workedFiles.gstr1))
})

it('the e-invoice of its first invoice is that of the portal', () => {
  const invoice = taxedDocumentOf(workedMonth.cloths)
  const options = { version: '1.1', isConsigneeNumberAsked: false }
  expect([buildEInvoice(invoice, options)]).toEqual(workedFiles.eInvoice)
})

it('the e-way bill of its laptops is that of the portal', () => {
  const transport = {
    mode: 'road',
    vehicleNumber: 'TS09UA4321',
    transporterName: 'Sri Balaji Roadways',
    transporterId: '36AAACB1234C1ZG',
    documentNumber: 'LR20931',
    documentDay: '2026-11-09',
  } as const
  const billLists = [buildEwayBill(taxedDocumentOf(workedMonth.laptops), transport)]
  expect({ version: '1.0.0621', billLists }).toEqual(workedFiles.ewayBill)
})
