import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { readPdf } from '../../../../test/pdf-text.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('the proforma invoice of a reserved order', () => {
  const store = useTestStore({ environment: { ...bankEnvironment, ...seller } })
  const { reserve, sendProof } = createReservingClient(store)
  const { get } = invoiceClient(store)

  it('names seller, buyer, goods, amount, code and bank account, and says that it is no tax invoice', async () => {
    const { order, buyer } = await reserve({ quantity: 3 })
    const answer = await get(buyer, order, 'proforma')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('Proforma-')
    const printed = readPdf(answer.rawPayload).texts.join(' ').replace(/\s+/g, ' ')
    for (const text of [
      'PROFORMA INVOICE',
      'Sold by: Deccan IT Supply Private Limited',
      'Held until:',
      `Payment code: ${order.paymentCode}`,
      'Amount to pay',
      '15,000.00',
      'Rupees Fifteen Thousand Only',
      'Account number: 00000012345678901',
      'IFSC: SBIN0000300',
      'This is no tax invoice',
    ]) {
      expect(printed).toContain(text)
    }
    expect(printed).not.toContain('TAX INVOICE')
  })

  it('is for the buyer and the admins of the tier, while the order waits for its payment', async () => {
    const reserved = await reserve()
    const { order, buyer } = reserved
    const statusOf = async (who: Pick<typeof buyer, 'headers'>) =>
      (await get(who, order, 'proforma')).statusCode
    expect([
      await statusOf(await signIn(store, 'enduser-admin')),
      await statusOf(await signIn(store, 'reseller-admin')),
      await statusOf(await signIn(store, 'enduser')),
      await statusOf({ headers: { authorization: '' } }),
    ]).toEqual([200, 404, 404, 401])
    await sendProof(reserved)
    expect((await get(buyer, order, 'proforma')).json()).toMatchObject({
      code: 'payment_not_awaited',
    })
    const manual = await createOrder(store)
    expect((await get(manual.buyer, manual.order, 'proforma')).statusCode).toBe(409)
  })
})

describe('without a complete seller', () => {
  const store = useTestStore({ environment: bankEnvironment })

  it('there is none', async () => {
    const { order, buyer } = await createReservingClient(store).reserve()
    const answer = await invoiceClient(store).get(buyer, order, 'proforma')
    expect([answer.statusCode, answer.json()]).toMatchObject([501, { code: 'seller_missing' }])
  })
})
