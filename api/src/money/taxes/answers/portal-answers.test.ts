import { describe, expect, it } from '@jest/globals'
import type { CancellationForm } from '@store/contract/schemas/taxes/portal-answers'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import { storedDocumentOf } from '../../../../test/taxes/documents-of-tests.ts'
import { irnOf, registrationOf } from '../../../../test/taxes/registered.ts'
import { storeDocuments } from '../../../../test/taxes/store-documents.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import type { EInvoice } from '../e-invoice/e-invoice-file.ts'

const bill = '391001240187'
const first = storedDocumentOf({})
const second = storedDocumentOf({ number: 'INV/26-27/00002' })

describe('the answer of a portal', () => {
  const store = useTestStore({
    environment: seller,
    clock: { now: () => new Date('2026-12-03T06:00:00Z') },
  })
  const { createShipped, contentOf, get: getPaper, textOf } = invoiceClient(store)
  const headers = async () => (await signIn(store, 'superadmin')).headers
  const upload = async (content: string | Buffer, name = 'answer.json') => {
    const file = { name, content: Buffer.from(content) }
    const form = multipartOf({ answer: file })
    return store.app.inject({
      method: 'POST',
      url: '/api/admin/taxes/answers',
      headers: { ...(await headers()), ...form.headers },
      payload: form.payload,
    })
  }
  const answer = async (content: unknown) => upload(JSON.stringify(content))
  const get = async (url: string) =>
    store.app.inject({ url: `/api/admin/taxes${url}`, headers: await headers() })
  const month = async () => (await get('?month=2026-11')).json<TaxMonth>()
  const cancel = async (payload: CancellationForm) =>
    store.app.inject({
      ...{ method: 'POST', url: '/api/admin/taxes/cancellations', payload },
      headers: await headers(),
    })

  it('gives documents their IRN, which the month shows and the next file leaves out (taxes 5.2)', async () => {
    await storeDocuments(store, [{}, { number: 'INV/26-27/00002' }])
    const stored = await answer([registrationOf(first)])
    expect([stored.statusCode, stored.json()]).toEqual([
      200,
      { eInvoices: 1, ewayBills: 0, message: 'Stored: 1 IRN and 0 e-way bill numbers' },
    ])
    const { documents, counts } = await month()
    expect(documents.map(({ eInvoice }) => eInvoice)).toEqual([
      { irn: irnOf(first.content.number), acknowledgedAt: '2026-11-03T07:10:00.000Z' },
      undefined,
    ])
    expect(counts.eInvoices).toBe(1)
    const left = (await get('/e-invoices?month=2026-11')).json<EInvoice[]>()
    expect(left.map(({ DocDtls }) => DocDtls.No)).toEqual(['INV/26-27/00002'])
    expect((await answer([registrationOf(first)])).json()).toMatchObject({ eInvoices: 0 })
    expect(await store.db('audit_entries').pluck('action')).toContain('order.invoice-registered')
  })

  it('is stored whole or not at all, and the lines that do not match are named (taxes 5.2)', async () => {
    await storeDocuments(store, [{}, { number: 'INV/26-27/00002' }])
    const unknown = { DocNo: 'INV/26-27/00077', EwbNo: bill }
    const refused = await answer([registrationOf(first), unknown, registrationOf(second)])
    expect(refused.statusCode).toBe(400)
    expect(refused.json<ErrorBody>()).toMatchObject({
      message:
        'Nothing was stored: 1 line does not match, of 3. Correct the file, or take these lines out.',
      errors: [{ field: 'answer.2', message: 'Line 2: There is no document INV/26-27/00077.' }],
    })
    expect([await store.db('e_invoices'), await store.db('eway_bills')]).toEqual([[], []])
  })

  it('may be a table of the portal of e-way bills', async () => {
    await storeDocuments(store, [{}])
    const { number } = first.content
    const table = `E-way bills\n"Sl No","Doc. No","EWB No","EWB Valid Till"\n1,${number},${bill},05/11/2026 11:59:00 PM\n`
    expect((await upload(table, 'bills.csv')).json()).toMatchObject({ ewayBills: 1 })
    expect((await month()).documents).toMatchObject([
      { ewayBillNumber: bill, ewayBillValidUntil: '2026-11-05T18:29:00.000Z' },
    ])
  })

  it.each([
    ['no JSON', '[{"Irn":', 'damaged'],
    ['what was sent', '[{"DocDtls":{"No":"INV/26-27/00001"}}]', 'No IRN'],
    ['a packed file', Buffer.from('PK\u0003\u0004'), 'as CSV'],
    ['a page', '<table><tr><td>IRN</td></tr></table>', 'as CSV'],
    ['another table', 'a,b\n1,2\n', 'No IRN'],
  ])('is not read from %s', async (_of, content, message) => {
    const refused = await upload(content)
    expect([400, 415]).toContain(refused.statusCode)
    expect(refused.json<ErrorBody>().message).toContain(message)
  })

  it('prints IRN, acknowledgement and code on the invoice until it is cancelled (taxes 5.3, taxes 5.4)', async () => {
    const { order, buyer } = await createShipped()
    const content = await contentOf(order)
    await answer([registrationOf({ kind: 'invoice', content })])
    const irn = irnOf(content.number)
    const printed = async () => textOf(await getPaper(buyer, order)).replaceAll(' ', '')
    expect(await printed()).toContain(`IRN${irn}Acknowledgementno112010000011474Acknowledged3Nov`)
    const { number } = content
    const done = await cancel({ number, of: 'e-invoice', reason: 'order-cancelled' })
    expect(done.json()).toEqual({ message: 'Cancellation stored' })
    expect(await printed()).not.toContain(irn)
    const entry = await store
      .db('audit_entries')
      .where('action', 'order.invoice-registration-cancelled')
      .first()
    expect(JSON.stringify(entry)).toContain('3 order-cancelled')
    const again = await cancel({ number, of: 'e-invoice', reason: 'other' })
    expect([again.statusCode, again.json<ErrorBody>().message]).toEqual([
      400,
      `${number} has nothing that could be cancelled.`,
    ])
    // A number is registered once: the portal knows it as cancelled.
    const other = { ...registrationOf({ kind: 'invoice', content }), Irn: 'a'.repeat(64) }
    expect((await answer([other])).json<ErrorBody>().errors?.[0]?.message).toContain('another IRN')
  })

  it('of an e-way bill that was cancelled makes room for another one, with its own number of the reason', async () => {
    await storeDocuments(store, [{}])
    const { number } = first.content
    await answer([{ DocNo: number, EwbNo: bill }])
    const line = [{ DocNo: number, EwbNo: '391001240188' }]
    expect((await answer(line)).json<ErrorBody>().errors?.[0]?.message).toContain('was cancelled')
    await cancel({ number, of: 'eway-bill', reason: 'order-cancelled' })
    expect((await month()).documents[0]).not.toHaveProperty('ewayBillNumber')
    const entries = await store.db('audit_entries').where('action', 'order.transport-changed')
    expect(JSON.stringify(entries)).toContain('2 order-cancelled')
    expect((await answer(line)).json()).toMatchObject({ ewayBills: 1 })
  })

  it('is for the superadmin alone', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const form = multipartOf({ answer: { name: 'a.json', content: Buffer.from('[]') } })
    const refused = await store.app.inject({
      ...{ method: 'POST', url: '/api/admin/taxes/answers', payload: form.payload },
      headers: { ...admin.headers, ...form.headers },
    })
    expect(refused.statusCode).toBe(403)
  })
})
