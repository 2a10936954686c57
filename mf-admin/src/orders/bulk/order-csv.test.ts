import { expect, it } from '@jest/globals'
import { anOrder, aShipping } from '@store/sdk/testing'
import { writeOrderCsv } from './order-csv.ts'

it('has a row per order, and no text that a spreadsheet would run', async () => {
  const csv = await writeOrderCsv([
    anOrder({
      _id: '01JABCDEFG123456',
      createdAt: '2026-11-20T20:00:00.000Z',
      paymentStatus: 'paid',
      shippingInfo: aShipping({ fullName: '=HYPERLINK("http://x.example")', city: 'पुणे' }),
      placeOfSupply: '29',
      poNumber: '=1+1',
      dispatch: { courier: 'DTDC', docketNumber: 'D1', packages: 2, freight: 'to pay' },
    }),
  ])
  const [head, row] = csv.split('\r\n')
  expect(head?.startsWith('\ufeffOrder,Date,Status,Payment,Buyer,')).toBe(true)
  expect(row).toContain('123456,2026-11-21,Pending,Paid,"\'=HYPERLINK(""http://x.example"")"')
  expect(row).toContain('पुणे')
  expect(row?.endsWith('118,,DTDC,D1,2,to pay,Karnataka (29),"\'=1+1"')).toBe(true)
})
