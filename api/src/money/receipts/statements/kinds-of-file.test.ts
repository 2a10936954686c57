import { describe, expect, it } from '@jest/globals'
import type { StatementRead, StatementRefused } from '@store/contract/schemas/payments/statements'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import {
  listOpenReceipts,
  postStatement,
  readCase,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const account = '50200012345678'
const store = useTestStore({ environment: { BANK_ACCOUNT_NUMBER: account } })

async function send(who: SignedInAccount, content: string | Buffer, fields: object = {}) {
  const answer = await postStatement(store, who, { content, ...fields })
  return { status: answer.statusCode, ...answer.json<StatementRead & StatementRefused>() }
}

describe('a file of several accounts', () => {
  it('becomes a statement for each, all or none', async () => {
    const admin = await signIn(store, 'superadmin')
    const two = await readCase('45-mt940-two-accounts.sta')
    const broken = Buffer.from(two.toString().replace('11760,00', '11761,00'))
    expect(await send(admin, broken)).toMatchObject({ status: 400 })
    expect(await store.db('bank_statements').pluck('account')).toEqual([])
    const { message, statement, statements } = await send(admin, two)
    expect(message).toBe('2 payments added.')
    expect(statements).toMatchObject([
      { account: '000705012345', credits: 1 },
      { account: '000705099999', credits: 1 },
    ])
    expect(statement).toEqual(statements[0])
    const undone = { method: 'DELETE', url: `/api/statements/${statement._id}` } as const
    await store.app.inject({ ...undone, headers: admin.headers })
    expect(await listOpenReceipts(store, admin)).toMatchObject([{ amount: 6760 }])
  })
})

describe('notices of credits', () => {
  it('are read, and the statement that follows adds none of them again', async () => {
    const admin = await signIn(store, 'superadmin')
    expect(await send(admin, await readCase('72-camt-054.xml'))).toMatchObject({
      status: 201,
      statement: { layout: 'camt054', credits: 1 },
    })
    // The statement of that day has the same entry, and a batch of another one.
    expect(await send(admin, await readCase('67-camt-no-bookgdt.xml'))).toMatchObject({
      message: '0 payments added, 1 known from an earlier statement.',
    })
  })

  it('and reports of a day that goes on are read, too, and nothing of them is added again', async () => {
    const admin = await signIn(store, 'superadmin')
    const notice = (await readCase('72-camt-054.xml')).toString()
    const report = notice
      .replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrAcctRpt')
      .replaceAll('Ntfctn>', 'Rpt>')
    expect(await send(admin, report)).toMatchObject({ statement: { layout: 'camt052' } })
    expect(await send(admin, await readCase('67-camt-no-bookgdt.xml'))).toMatchObject({
      message: '0 payments added, 1 known from an earlier statement.',
    })
  })

  it('in other words than the statement that follows are one transfer in question', async () => {
    const admin = await signIn(store, 'superadmin')
    const notice = (await readCase('72-camt-054.xml')).toString()
    await send(admin, notice.replace('FARIDA MISTRY', 'F MISTRY'))
    await send(admin, await readCase('67-camt-no-bookgdt.xml'))
    const receipts = await listOpenReceipts(store, admin)
    const differences = receipts.map(({ match }) => match?.difference)
    expect(differences.sort()).toEqual(['none', 'same-transfer'])
  })
})

describe('a statement on one of several sheets', () => {
  it('says which one was read', async () => {
    const admin = await signIn(store, 'superadmin')
    const book = await readCase('27-second-sheet.xlsx')
    expect(await send(admin, book)).toMatchObject({ status: 201, sheets: ['Transactions'] })
    const single = await send(admin, await readCase('25-hdfc-date-cells.xlsx'))
    expect([single.status, single.sheets]).toEqual([201, undefined])
  })
})

describe('columns that nothing tells', () => {
  it('are asked for with the first five rows', async () => {
    const admin = await signIn(store, 'superadmin')
    const lines = Array.from({ length: 7 }, (_, at) => `2${at}/11/2026,RAVI ${at},5.00`)
    const { head, mapping } = await send(admin, ['When,What,In', ...lines].join('\n'))
    expect(head).toEqual({
      headings: ['When', 'What', 'In'],
      rows: Array.from({ length: 5 }, (_, at) => [`2${at}/11/2026`, `RAVI ${at}`, '5.00']),
    })
    expect(mapping).toEqual({})
  })

  it('may have one name: the one that is chosen is read', async () => {
    const admin = await signIn(store, 'superadmin')
    const file = 'When,What,Sum,Sum\n20/11/2026,RAVI,,7.00\n21/11/2026,ASHA,5.00,\n'
    const { head } = await send(admin, file)
    expect(head?.headings).toEqual(['When', 'What', 'Sum (1)', 'Sum (2)'])
    const columns = { date: 'When', narration: 'What', debit: 'Sum (1)', credit: 'Sum (2)' }
    const mapping = JSON.stringify(columns)
    expect(await send(admin, file, { mapping })).toMatchObject({
      statement: { credits: 1, debits: 1 },
    })
    expect(await listOpenReceipts(store, admin)).toMatchObject([{ amount: 7 }])
  })
})

describe('columns that an admin chose', () => {
  const file = (day: string, amount: string) => `When,What,In\n${day}/11/2026,RAVI,${amount}\n`
  const mapping = JSON.stringify({ date: 'When', narration: 'What', credit: 'In' })

  it('are those of all admins, in the next file of such a table', async () => {
    const [first, second] = [
      await signIn(store, 'superadmin'),
      await signIn(store, 'reseller-admin'),
    ]
    expect(await send(first, file('20', '5.00'))).toMatchObject({ code: 'columns_unknown' })
    // What could not be read is not learnt.
    const broken = `${file('20', '5.00')}21/11/2026,ASHA,five\n`
    expect(await send(first, broken, { mapping })).toMatchObject({ status: 400 })
    expect(await send(second, file('20', '5.00'))).toMatchObject({ code: 'columns_unknown' })
    expect(await send(first, file('20', '5.00'), { mapping })).toMatchObject({ status: 201 })
    expect(await send(second, file('21', '6.00'))).toMatchObject({
      message: '1 payment added.',
      statement: { layout: 'mapped' },
    })
  })

  it('can be chosen anew when a row does not fit them', async () => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, file('20', '5.00'), { mapping })
    const next = `${file('21', '6.00')}22/11/2026,ASHA,five\n`
    expect(await send(admin, next)).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: expect.stringMatching(/^Row 3: "five" in the column "In" is no amount/),
      head: { headings: ['When', 'What', 'In'] },
      mapping: { date: 'When', narration: 'What', credit: 'In' },
    })
  })

  it('do not say what stands first in the dates: that is asked of each file that does not show it', async () => {
    const admin = await signIn(store, 'superadmin')
    const unclear = file('20', '5.00').replace('20/11', '5/11')
    const asked = { status: 400, errors: [{ field: 'dateOrder' }] }
    expect(await send(admin, unclear, { mapping })).toMatchObject(asked)
    expect(await send(admin, unclear, { mapping, dateOrder: 'sideways' })).toMatchObject(asked)
    expect(await send(admin, unclear, { mapping, dateOrder: 'day-first' })).toMatchObject({
      statement: { from: '2026-11-05' },
    })
    expect(await send(admin, unclear)).toMatchObject(asked)
  })
})
