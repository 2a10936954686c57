import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { CreditNoteMade, TaxDocuments } from '@store/contract/schemas/orders/tax-documents'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import {
  createOrder,
  fillCart,
  sendOrder,
  testShipping,
} from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { findCreditNotes } from '../document-repository.ts'

type Caller = Pick<SignedInAccount, 'headers'>

const now = { at: new Date('2026-11-27T06:00:00Z') }

describe('credit notes by line and quantity', () => {
  const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
  const { get, setStatus, cancel, contentOf, createShipped, textOf } = invoiceClient(store)

  const credit = async (
    who: Caller,
    { _id }: Pick<Order, '_id'>,
    form: { lines?: object[]; reason?: string; seen?: number } = {},
  ) =>
    store.app.inject({
      method: 'POST',
      url: `/api/orders/${_id}/credit-notes`,
      headers: who.headers,
      payload: { lines: [{ line: 1, quantity: 1 }], reason: 'Leaked', seen: 0, ...form },
    })
  const documentsOf = async (who: Caller, order: Pick<Order, '_id'>) =>
    (await get(who, order, 'tax-documents')).json<TaxDocuments>()
  /** An order of three lines that ships within the state, whose amounts do not divide evenly. */
  const createOdd = async () => {
    const buyer = await signIn(store, 'enduser')
    for (const quantity of [7, 3, 1])
      await fillCart(store, buyer, { product: await createProduct(store.db), quantity })
    const shipping = {
      ...testShipping,
      state: 'Telangana',
      pincode: '500001',
      consignee: 'self' as const,
    }
    const { order } = (await sendOrder(store, buyer, { shipping })).json<{ order: Order }>()
    await setStatus(order, 'shipped')
    return { order, buyer }
  }

  it('are made by the admin of the tier, named in the timeline, and read by the buyer', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order, buyer } = await createShipped({ quantity: 5 })
    now.at = new Date('2026-11-30T06:00:00Z')
    const admin = await signIn(store, 'enduser-admin')
    const answer = await credit(admin, order, {
      lines: [{ line: 1, quantity: 2 }],
      reason: ' 2 leaked ',
    })
    expect([answer.statusCode, answer.json<CreditNoteMade>().message]).toEqual([
      201,
      'Credit note CN/26-27/00001 made',
    ])
    const documents = await documentsOf(await signIn(store, buyer.account), order)
    expect(documents).toMatchObject({
      invoice: { number: 'INV/26-27/00001' },
      creditNotes: [{ ordinal: 1, number: 'CN/26-27/00001', reason: '2 leaked', isTaxed: true }],
      lines: [{ line: 1, quantity: 5, credited: 2 }],
      taxedUntil: '2027-11-30',
      canCreditTax: true,
    })
    const said = textOf(
      await get(await signIn(store, buyer.account), order, 'credit-note?ordinal=1'),
    )
    expect(said).toContain('Against invoice: INV/26-27/00001 of 27 Nov 2026 Reason: 2 leaked')
    expect(said).toContain('2 PCS')
    const read = await store.app.inject({ url: `/api/orders/${order._id}`, headers: admin.headers })
    expect(read.json<Order>().timeline.at(-1)).toMatchObject({
      kind: 'bill',
      to: 'credited',
      reason: 'CN/26-27/00001: 2 leaked',
    })
  })

  it('come to the invoice together, line by line and to the paisa, with the cancellation last', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order } = await createOdd()
    const invoice = await contentOf(order)
    const admin = await signIn(store, 'superadmin')
    const wanted = [
      [
        { line: 1, quantity: 2 },
        { line: 3, quantity: 1 },
      ],
      [{ line: 2, quantity: 1 }],
      [{ line: 1, quantity: 4 }],
    ]
    for (const [seen, lines] of wanted.entries())
      expect((await credit(admin, order, { lines, seen })).statusCode).toBe(201)
    await setStatus(order, 'cancelled')
    const row: { id: number } = await store.db('orders').where('public_id', order._id).first('id')
    const notes = await findCreditNotes(store.db, row.id)
    expect(notes).toHaveLength(4)
    const keys = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
    for (const key of keys) {
      expect(notes.reduce((sum, { totals }) => sum + totals[key], 0)).toBe(invoice.totals[key])
      for (const [index, line] of invoice.lines.entries()) {
        const credited = notes.flatMap(({ lines }) =>
          lines.filter(({ invoiceLine }) => invoiceLine === index + 1),
        )
        expect(credited.reduce((sum, one) => sum + one[key], 0)).toBe(line[key])
      }
    }
    const said = textOf(await get(admin, order, 'credit-note'))
    for (const { number } of notes) expect(said).toContain(`${number}, page 1 of 1`)
  })

  it('are not made a second time by an admin who has not seen the first, also at once', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order } = await createShipped({ quantity: 5 })
    const admins = [await signIn(store, 'superadmin'), await signIn(store, 'enduser-admin')]
    const lines = [{ line: 1, quantity: 2 }]
    const answers = await Promise.all(admins.map((admin) => credit(admin, order, { lines })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({
      code: 'order_changed_meanwhile',
      message:
        'Somebody else made a credit note for this order meanwhile. Look at it before you make another one.',
    })
    expect(await store.db('tax_documents').where('kind', 'credit-note')).toHaveLength(1)
  })

  it('are one when an admin credits while another cancels', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const admin = await signIn(store, 'superadmin')
    for (let round = 0; round < 4; round += 1) {
      const { order } = await createShipped({ quantity: 3 })
      await Promise.all([credit(admin, order), setStatus(order, 'cancelled')])
      const { lines, creditNotes, invoice } = await documentsOf(admin, order)
      expect(lines.map(({ credited }) => credited)).toEqual([3])
      const sum = creditNotes.reduce((total, note) => total + note.total, 0)
      expect(sum).toBeCloseTo(invoice?.total ?? 0, 2)
    }
  })

  it.each([
    [[{ line: 1, quantity: 4 }], 'lines.0.quantity', /^Only 3 of .+ can still be credited\.$/],
    [[{ line: 2, quantity: 1 }], 'lines.0.quantity', /^The invoice has no line 2\.$/],
    [
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      'lines.1.quantity',
      /^Line 1 is there twice\.$/,
    ],
  ])('refuse pieces that are not left: %j', async (lines, field, message) => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order } = await createShipped({ quantity: 5 })
    const admin = await signIn(store, 'superadmin')
    await credit(admin, order, { lines: [{ line: 1, quantity: 2 }] })
    const answer = await credit(admin, order, { lines, seen: 1 })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
    expect(answer.json().message).toMatch(message)
    expect(await store.db('tax_documents').where('kind', 'credit-note')).toHaveLength(1)
  })

  it('need a reason, an invoice, and an order that is not cancelled', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const admin = await signIn(store, 'superadmin')
    const { order } = await createShipped()
    expect((await credit(admin, order, { reason: ' ' })).json()).toMatchObject({
      message: 'Enter a reason. It is printed on the credit note.',
      errors: [{ field: 'reason' }],
    })
    const unshipped = await createOrder(store)
    expect((await credit(admin, unshipped.order)).json().code).toBe('credit_note_not_due')
    await setStatus(order, 'cancelled')
    expect((await credit(admin, order, { seen: 1 })).statusCode).toBeGreaterThanOrEqual(400)
    expect(await store.db('tax_documents').where('kind', 'credit-note')).toHaveLength(1)
  })

  it('have no tax after the 30 November that follows the financial year, in a series of their own', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order } = await createShipped({ quantity: 2 })
    const invoice = await contentOf(order)
    now.at = new Date('2027-11-30T18:29:00Z')
    await credit(await signIn(store, 'superadmin'), order)
    now.at = new Date('2027-11-30T18:30:00Z')
    const admin = await signIn(store, 'superadmin')
    expect((await documentsOf(admin, order)).canCreditTax).toBe(false)
    await setStatus(order, 'cancelled')
    const { creditNotes } = await documentsOf(admin, order)
    expect(creditNotes).toMatchObject([
      { number: 'CN/27-28/00001', isTaxed: true },
      { number: 'FCN/27-28/00001', isTaxed: false },
    ])
    const said = textOf(await get(admin, order, 'credit-note?ordinal=2'))
    expect(said).toContain('FINANCIAL CREDIT NOTE (WITHOUT GST)')
    expect(said).toContain('until 30 Nov 2027 (CGST Act, section 34(2))')
    const rest = invoice.totals.taxable - Math.round(invoice.totals.taxable / 2)
    expect((creditNotes[1]?.total ?? 0) * 100).toBeCloseTo(rest, 5)
  })

  it('are for admins of the tier to make, and for its owner and them to read', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order, buyer } = await createShipped({ role: 'distributor', quantity: 2 })
    const statuses: number[] = []
    for (const who of [
      buyer,
      await signIn(store, 'reseller-admin'),
      { headers: { authorization: '' } },
      await signIn(store, 'distributor-admin'),
    ])
      statuses.push((await credit(who, order)).statusCode)
    expect(statuses).toEqual([403, 404, 401, 201])
    const stranger = await signIn(store, 'distributor')
    for (const kind of ['tax-documents', 'credit-note?ordinal=1', 'credit-note']) {
      expect((await get(buyer, order, kind)).statusCode).toBe(200)
      expect((await get(stranger, order, kind)).statusCode).toBe(404)
    }
    expect((await get(buyer, order, 'credit-note?ordinal=2')).statusCode).toBe(404)
  })

  it('follow a note of a former release, which credits line by line without saying so', async () => {
    now.at = new Date('2026-11-27T06:00:00Z')
    const { order, buyer } = await createOdd()
    await setStatus(order, 'processing')
    await cancel(await signIn(store, buyer.account), order)
    const row: { content: string } = await store
      .db('tax_documents')
      .where('kind', 'credit-note')
      .first('content')
    const note = JSON.parse(row.content)
    for (const line of note.lines) delete line.invoiceLine
    await store
      .db('tax_documents')
      .where('kind', 'credit-note')
      .update({ content: JSON.stringify(note) })
    const { lines } = await documentsOf(await signIn(store, buyer.account), order)
    expect(lines.map(({ quantity, credited }) => quantity - credited)).toEqual([0, 0, 0])
  })
})
