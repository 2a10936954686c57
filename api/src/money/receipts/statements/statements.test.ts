import { describe, expect, it } from '@jest/globals'
import type { StatementList, StatementRead } from '@store/contract/schemas/payments/statements'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import {
  answerReceipts,
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  postStatement,
  readCase,
  sendStatement,
  statementOf,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const credits = [
  { amount: 5000, narration: 'UPI/632912345678/RAVI' },
  { amount: 700, narration: 'COUNTER SALE' },
]

const undo = async (who: { headers: { authorization: string } }, id: string) =>
  store.app.inject({ method: 'DELETE', url: `/api/statements/${id}`, headers: who.headers })

describe('a bank statement', () => {
  it('becomes a receipt for each credit', async () => {
    const admin = await signIn(store, 'reseller-admin')
    const { message, statement } = await sendStatement(store, admin, credits)
    expect([message, statement]).toMatchObject([
      '2 payments added.',
      {
        fileName: 'november.csv',
        layout: 'hdfc',
        from: '2026-11-24',
        to: '2026-11-24',
        credits: 2,
        known: 0,
        debits: 0,
        tier: 'reseller',
        uploadedBy: { name: 'Asha Mehta' },
      },
    ])
    expect(await listReceipts(store, admin, 'waiting')).toMatchObject([
      {
        source: 'statement',
        amount: 5000,
        receivedOn: '2026-11-24',
        narration: credits[0]?.narration,
      },
      { amount: 700 },
    ])
  })

  it('changes nothing when it comes again, alone or in a longer one, even twice at once', async () => {
    const admin = await signIn(store, 'superadmin')
    await sendStatement(store, admin, credits)
    const again = await sendStatement(store, admin, credits)
    expect(again).toMatchObject({
      message: '0 payments added, 2 known from an earlier statement.',
      counts: { exact: 0, proposed: 0, waiting: 0 },
    })
    const longer = [...credits, { amount: 9 }]
    await Promise.all([1, 2, 3].map(() => sendStatement(store, admin, longer)))
    expect(await store.db('receipts').orderBy('amount_paise').pluck('amount_paise')).toEqual([
      900, 70_000, 500_000,
    ])
  })

  it('is refused whole with what to do, when it cannot be read', async () => {
    const admin = await signIn(store, 'superadmin')
    const broken = statementOf(credits).replace('700.00', 'seven hundred')
    const files = [
      ['', 400],
      ['no statement', 415],
      [broken, 400],
    ] as const
    for (const [content, statusCode] of files) {
      const answer = await postStatement(store, admin, { content })
      expect([answer.statusCode, answer.json()]).toMatchObject([statusCode, { errors: [{}] }])
    }
    const form = await store.app.inject({ method: 'POST', url: '/api/statements', ...admin })
    expect([form.statusCode, form.json()]).toMatchObject([
      400,
      { errors: [{ field: 'statement' }] },
    ])
    expect(await store.db('bank_statements')).toEqual([])
  })

  it('with a line of a day to come is refused, and leaves nothing', async () => {
    const admin = await signIn(store, 'superadmin')
    const { format } = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' })
    const dayMs = 24 * 60 * 60_000
    const days = [0, 2].map((later) => format(store.clock.now().getTime() + later * dayMs))
    const [today, toCome] = days.map((day) => [{ amount: 700, day }])
    const refused = await postStatement(store, admin, { content: statementOf(toCome ?? []) })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'statement', message: expect.stringContaining('has not come yet') }] },
    ])
    expect(await store.db('bank_statements')).toEqual([])
    await sendStatement(store, admin, today ?? [])
  })

  it('of an unknown layout is answered with its head, and read with chosen columns', async () => {
    const admin = await signIn(store, 'superadmin')
    const content = 'Booked,Text,In\n24/11/2026,UPI/632912345678/RAVI,5000.00\n'
    const unknown = await postStatement(store, admin, { content })
    expect([unknown.statusCode, unknown.json()]).toMatchObject([
      400,
      { code: 'columns_unknown', head: { headings: ['Booked', 'Text', 'In'], rows: [{}] } },
    ])
    const mapping = JSON.stringify({ date: 'Booked', narration: 'Text', credit: 'In' })
    const read = await postStatement(store, admin, { content, mapping })
    expect([read.statusCode, read.json()]).toMatchObject([201, { statement: { layout: 'mapped' } }])
    const invalid = await postStatement(store, admin, { content, mapping: '{"when":"Booked"}' })
    expect([invalid.statusCode, invalid.json()]).toMatchObject([
      400,
      { errors: [{ field: 'mapping' }] },
    ])
  })

  it('is taken back with all that was assigned from it, and may come again', async () => {
    const { order, buyer } = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const { statement } = await sendStatement(store, admin, credits)
    const [receipt] = await listOpenReceipts(store, admin)
    if (!receipt) throw new Error('nothing waits')
    await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount: 5000 }] })
    const answer = await undo(admin, statement._id)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { message: 'Bank statement undone', statement: { _id: statement._id } },
    ])
    const read = await store.app.inject({ url: `/api/orders/${order._id}`, ...buyer })
    expect(read.json()).toMatchObject({ paymentStatus: 'pending' })
    for (const state of ['exact', 'proposed', 'waiting', 'settled'] as const) {
      expect(await listReceipts(store, admin, state)).toEqual([])
    }
    const again = await undo(admin, statement._id)
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'statement_undone' }])
    expect((await sendStatement(store, admin, credits)).statement.known).toBe(0)
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is listed for its tier and superadmins, and not found by others', async () => {
    const admin = await signIn(store, 'reseller-admin')
    const stranger = await signIn(store, 'enduser-admin')
    const { statement } = await sendStatement(store, admin, credits)
    await sendStatement(store, await signIn(store, 'superadmin'), [{ amount: 8 }])
    const list = async (who: typeof admin, query = '') => {
      const answer = await store.app.inject({ url: `/api/statements${query}`, ...who })
      return { answer, statements: answer.json<StatementList>().statements }
    }
    expect((await list(admin)).statements.map(({ _id }) => _id)).toEqual([statement._id])
    expect((await list(stranger)).statements).toEqual([])
    const { answer, statements } = await list(await signIn(store, 'superadmin'), '?limit=1')
    expect([statements.length, answer.headers['x-total-count']]).toEqual([1, '2'])
    expect(answer.headers.link).toMatch(/cursor=.*rel="next"/)
    const foreign = await undo(stranger, statement._id)
    expect([foreign.statusCode, foreign.json()]).toMatchObject([
      404,
      { code: 'statement_not_found' },
    ])
  })
})

describe('two statements that overlap', () => {
  const overlapping = async () => {
    const admin = await signIn(store, 'superadmin')
    const send = async (file: string) => {
      const answer = await postStatement(store, admin, { content: await readCase(file) })
      return answer.json<StatementRead>().statement
    }
    return {
      admin,
      one: await send('83-hdfc-utr-zeros.csv'),
      two: await send('84-hdfc-overlap.csv'),
    }
  }
  const amountsOf = async (admin: SignedInAccount) =>
    (await listOpenReceipts(store, admin)).map(({ amount }) => amount).sort((a, b) => a - b)

  it('hand the line that both hold to the other one when either is undone', async () => {
    const { admin, one, two } = await overlapping()
    expect([two.credits, two.known]).toEqual([2, 1])
    const list = await store.app.inject({ url: '/api/statements', ...admin })
    const sharedOf = ({ statements }: StatementList) => statements.map(({ shared }) => shared)
    expect(sharedOf(list.json())).toEqual([0, 1])
    await undo(admin, one._id)
    expect(await amountsOf(admin)).toEqual([500, 20_880])
    const after = await store.app.inject({ url: '/api/statements', ...admin })
    expect(after.json<StatementList>().statements).toMatchObject([{ known: 0 }, { known: 1 }])
    await undo(admin, two._id)
    expect(await amountsOf(admin)).toEqual([])
    const again = await postStatement(store, admin, {
      content: await readCase('84-hdfc-overlap.csv'),
    })
    expect(again.json()).toMatchObject({ statement: { known: 0 } })
  })

  it('keep what was assigned of it', async () => {
    const { order } = await createOrder(store)
    const { admin, one } = await overlapping()
    const receipt = (await listOpenReceipts(store, admin)).find(({ amount }) => amount === 20_880)
    if (!receipt) throw new Error('nothing waits')
    await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount: 5000 }] })
    await undo(admin, one._id)
    const paid = await store.app.inject({ url: `/api/orders/${order._id}`, ...admin })
    expect(paid.json()).toMatchObject({ paymentStatus: 'paid', paidBy: 'statement' })
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('hand it on, too, when an admin has said that two lines are one transfer', async () => {
    const admin = await signIn(store, 'superadmin')
    const reference = '633112340099'
    const line = { amount: 5000, narration: `UPI/${reference}/RAVI` }
    const { statement } = await sendStatement(store, admin, [line])
    await sendStatement(store, admin, [{ ...line, reference: `0000${reference}` }])
    const [phantom] = await listReceipts(store, admin, 'proposed')
    if (!phantom) throw new Error('there is no question')
    await answerReceipts(store, admin, { receipts: [phantom], answer: 'same' })
    await undo(admin, statement._id)
    expect(await amountsOf(admin)).toEqual([5000])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('lose no line when both are undone, or one is sent again, at the same time', async () => {
    const { admin, one, two } = await overlapping()
    const content = await readCase('83-hdfc-utr-zeros.csv')
    const answers = await Promise.all([
      undo(admin, one._id),
      undo(admin, two._id),
      postStatement(store, admin, { content }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201])
    expect(await amountsOf(admin)).toEqual([20_880])
    const active: string[] = await store
      .db('bank_statement_lines')
      .whereNotNull('line_hash')
      .pluck('line_hash')
    expect(active).toHaveLength(1)
  })
})
