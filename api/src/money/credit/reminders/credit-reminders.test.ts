import { beforeEach, describe, expect, it } from '@jest/globals'
import { creditClient } from '../../../../test/credit-client.ts'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import { testPdf } from '../../../../test/factories/order-factory.ts'
import { openMailQueue } from '../../../../test/open-mail-queue.ts'
import { sendStatement } from '../../../../test/receipts/receipt-client.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { createMatchBook } from '../../receipts/matching/match-book.ts'
import { sendCreditReminders } from './send-credit-reminders.ts'

const sent = new Date('2026-11-27T06:00:00Z')
const now = { at: sent }
const store = useTestStore({
  environment: { ...seller, PUBLIC_ORIGIN: 'https://store.example' },
  clock: { now: () => now.at },
})
const { createBuyer, order } = creditClient(store)
const { setStatus } = invoiceClient(store)

/** A quarter to noon in India, so many days after 27 November. */
const onDay = (days: number) => {
  now.at = new Date(Date.parse('2026-11-27T06:15:00Z') + days * 24 * 3_600_000)
}

/** A buyer with an order of ₹4,500 that was sent on 27 November and is due on 7 December. */
async function createDebtor() {
  now.at = sent
  const buyer = await createBuyer({ days: 10 })
  const placed = await order(buyer)
  await setStatus(placed, 'shipped')
  return { buyer, placed }
}

/** The reminders of a run on several instances, to everybody. */
async function remind() {
  const { db, clock, config } = store
  const run = async () =>
    sendCreditReminders({
      ...{ db, clock, config },
      mails: openMailQueue({ clock, config }),
      book: createMatchBook({ db, clock }),
    })
  await Promise.all([run(), run(), run()])
  return (await takeMails(store)).filter(({ subject }) => /bills/.test(subject))
}

beforeEach(async () => {
  await takeMails(store)
})

describe('reminders of bills', () => {
  it('come two days before a bill is due, and one, seven and fifteen days after, once each', async () => {
    const { buyer } = await createDebtor()
    const days: number[] = []
    for (let day = 1; day <= 28; day += 1) {
      onDay(day)
      const mails = [...(await remind()), ...(await remind())]
      days.push(...mails.map(() => day - 10))
      expect(mails.every(({ to }) => to === buyer.account.email)).toBe(true)
    }
    expect(days).toEqual([-2, 1, 7, 15])
  })

  it('name all bills of the buyer with their days, in one mail', async () => {
    const { buyer, placed } = await createDebtor()
    const second = await order(buyer)
    onDay(1)
    await setStatus(second, 'shipped')
    onDay(11)
    const mails = await remind()
    expect(mails).toMatchObject([{ subject: '₹4,500 of your bills are overdue' }])
    const name = ({ _id }: { _id: string }) => `Order #${_id.slice(-6)}`
    const text = mails[0]?.text ?? ''
    expect(text).toContain(`${name(placed)}: ₹4,500, was due on 7 Dec 2026`)
    expect(text).toContain(`${name(second)}: ₹4,500, due on 8 Dec 2026`)
  })

  it('are not sent at night, and not to who turned mails about payments off', async () => {
    const { buyer } = await createDebtor()
    now.at = new Date('2026-12-07T18:31:00Z')
    expect(await remind()).toEqual([])
    onDay(11)
    const { headers } = await signIn(store, buyer.account)
    const payload = { kind: 'payment', mail: false }
    const url = '/api/notifications/preferences'
    const muted = await store.app.inject({ method: 'PUT', url, headers, payload })
    expect(muted.statusCode).toBe(200)
    expect(await remind()).toEqual([])
  })

  it('are not sent while a proof of the buyer, or money that is probably its, waits for an admin', async () => {
    const { buyer, placed } = await createDebtor()
    onDay(8)
    const { headers } = await signIn(store, buyer.account)
    const form = multipartOf({ paymentProof: { content: testPdf, name: 'transfer.pdf' } })
    const proof = await store.app.inject({
      method: 'POST',
      url: `/api/orders/${placed._id}/proof`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    expect(proof.statusCode).toBeLessThan(300)
    expect(await remind()).toEqual([])
    await store.db('orders').update({ proof_file_id: null })
    const admin = await signIn(store, 'superadmin')
    await sendStatement(store, admin, [
      { amount: 4500, narration: `NEFT ${placed.paymentCode}`, day: '05/12/2026' },
    ])
    expect(await remind()).toEqual([])
  })

  it('are not sent of what is paid or cancelled', async () => {
    const { placed } = await createDebtor()
    await setStatus(placed, 'cancelled')
    onDay(11)
    expect(await remind()).toEqual([])
  })
})
