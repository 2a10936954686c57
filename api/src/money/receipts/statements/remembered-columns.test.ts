import { beforeEach, describe, expect, it } from '@jest/globals'
import type { StatementRead, StatementRefused } from '@store/contract/schemas/payments/statements'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import {
  listOpenReceipts,
  postStatement,
  type StatementFields,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

let now = new Date()
const store = useTestStore({ clock: { now: () => now } })

const head = 'When,What,Out,In'
const file = (day: string) => `${head}\n${day}/11/2026,RENT,500.00,\n${day}/11/2026,RAVI,,700.00\n`
const wrong = { date: 'When', narration: 'What', credit: 'Out' }
const right = { date: 'When', narration: 'What', credit: 'In', debit: 'Out' }
const asJson = (mapping: object) => ({ mapping: JSON.stringify(mapping) })

let teacher: SignedInAccount
let superadmin: SignedInAccount

beforeEach(async () => {
  now = new Date()
  teacher = await signIn(store, 'enduser-admin')
  superadmin = await signIn(store, 'superadmin')
})

async function send(who: SignedInAccount, content: string, fields: StatementFields = {}) {
  const answer = await postStatement(store, who, { content, ...fields })
  return { status: answer.statusCode, ...answer.json<StatementRead & StatementRefused>() }
}

async function undo(who: SignedInAccount, id: string) {
  const url = `/api/statements/${id}`
  return store.app.inject({ method: 'DELETE', url, headers: who.headers })
}

const amounts = async () =>
  (await listOpenReceipts(store, superadmin)).map(({ amount }) => amount).sort()

describe('columns that some admin chose wrongly', () => {
  it('are named when the next file is read by them, and when they are chosen are not', async () => {
    const taught = await send(teacher, file('20'), asJson(wrong))
    expect([taught.status, taught.remembered]).toEqual([201, undefined])
    expect(await send(superadmin, file('21'))).toMatchObject({ status: 201, remembered: wrong })
  })

  it('can be asked for, whatever is remembered; nothing is added', async () => {
    await send(teacher, file('20'), asJson(wrong))
    expect(await send(superadmin, file('21'), { columns: 'ask' })).toMatchObject({
      status: 400,
      code: 'columns_unknown',
      head: { headings: head.split(',') },
      mapping: wrong,
    })
    expect(await store.db('bank_statements').pluck('layout')).toEqual(['mapped'])
    expect(await send(superadmin, file('21'), { columns: 'please' })).toMatchObject({
      status: 400,
      errors: [{ field: 'columns' }],
    })
  })

  it('are changed in one step: what was read by them is undone, and the next file is read by the new ones', async () => {
    await send(teacher, file('20'), asJson(wrong))
    const { statement } = await send(superadmin, file('21'))
    const replaces = statement._id
    const broken = `${file('21')}22/11/2026,ASHA,,seven\n`
    expect(await send(superadmin, broken, { ...asJson(right), replaces })).toMatchObject({
      status: 400,
    })
    expect(await amounts()).toEqual([500, 500])
    expect(await send(superadmin, file('21'), { ...asJson(right), replaces })).toMatchObject({
      status: 201,
      message: '1 payment added.',
    })
    expect(await amounts()).toEqual([500, 700])
    expect((await undo(superadmin, replaces)).statusCode).toBe(409)
    expect(await send(teacher, file('22'))).toMatchObject({ remembered: right })
  })

  it('replace only statements that the admin manages; one that is undone already stays so', async () => {
    const { statement } = await send(superadmin, file('20'), asJson(wrong))
    const replaces = statement._id
    expect(await send(teacher, file('20'), { ...asJson(right), replaces })).toMatchObject({
      status: 404,
    })
    expect(await amounts()).toEqual([500])
    await undo(superadmin, replaces)
    expect(await send(superadmin, file('20'), { ...asJson(right), replaces })).toMatchObject({
      status: 201,
    })
    expect(await amounts()).toEqual([700])
  })

  it('are forgotten when a statement that was read by them is undone', async () => {
    const { statement } = await send(teacher, file('20'), asJson(wrong))
    await undo(teacher, statement._id)
    expect(await send(superadmin, file('21'))).toMatchObject({ code: 'columns_unknown' })
    // Whoever only read by them may undo as well.
    await send(teacher, file('20'), asJson(wrong))
    const { statement: next } = await send(superadmin, file('21'))
    await undo(superadmin, next._id)
    expect(await send(superadmin, file('21'))).toMatchObject({ code: 'columns_unknown' })
  })

  it('leave those alone that were chosen since', async () => {
    const { statement } = await send(teacher, file('20'), asJson(wrong))
    now = new Date(now.getTime() + 60_000)
    await send(superadmin, file('21'), asJson(right))
    await undo(teacher, statement._id)
    expect(await send(superadmin, file('22'))).toMatchObject({ remembered: right })
  })
})
