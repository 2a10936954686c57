import { describe, expect, it } from '@jest/globals'
import type {
  BankStatementSummary,
  StatementRead,
} from '@store/contract/schemas/payments/statements'
import { fakeApi } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { openPayments, serveReceipts } from '../testing/open-payments.tsx'

const api = fakeApi()
const upload = 'POST /statements'

const statement: BankStatementSummary = {
  _id: '01JSTATEMENT0001',
  fileName: 'cooperative.csv',
  layout: 'hdfc',
  from: '2026-11-01',
  to: '2026-11-24',
  credits: 214,
  known: 3,
  debits: 12,
  shared: 0,
  createdAt: '2026-11-24T10:00:00.000Z',
  uploadedBy: { name: 'Lakshmi', email: 'lakshmi@store.test' },
}
const read: StatementRead = {
  message: '211 payments added.',
  statement,
  statements: [statement],
  notes: [],
  counts: { toSettle: 200, exact: 187, proposed: 13, waiting: 11 },
}

const said = '214 credits, 3 already uploaded, 12 debits left out.'
const file = new File(['When,What'], 'cooperative.csv', { type: 'text/csv' })

describe('a statement that was read by columns', () => {
  const mapping = { date: 'When', narration: 'What', credit: 'Out' }
  const head = { headings: ['When', 'What', 'Out', 'In'], rows: [['20/11/2026', 'RAVI', '', '7']] }
  const question = { code: 'columns_unknown', message: 'Not known.', head, mapping } as const
  const mapped = { ...statement, layout: 'mapped' as const }
  const readMapped = { ...read, statement: mapped, statements: [mapped] }
  const lastForm = () => {
    const { body } = api.calls(upload).at(-1) ?? {}
    const form = body instanceof FormData ? body : new FormData()
    return ['columns', 'replaces', 'mapping'].map((field) => form.get(field))
  }
  async function openRead(answer: StatementRead) {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    api.answers(upload, answer)
    await user.upload(screen.getByLabelText('Bank statement'), file)
    await screen.findByText(said)
    return user
  }
  const changeButton = () => screen.queryByRole('button', { name: 'Change the columns' })

  it('which are remembered says so, and they can be changed: the former reading is replaced', async () => {
    const user = await openRead({ ...readMapped, remembered: mapping })
    const remembered =
      'Columns as an admin chose them before: Date “When”, Narration “What”, Money in “Out”.'
    expect(screen.getByText(remembered)).toBeTruthy()
    api.refuses(upload, 400, question)
    await user.click(screen.getByRole('button', { name: 'Change the columns' }))
    const moneyIn = await screen.findByRole('combobox', { name: 'Money in' })
    expect(lastForm()).toEqual(['ask', null, null])
    expect(moneyIn).toHaveValue('2')
    expect(screen.getByText(/What was read of this file before is undone/)).toBeTruthy()
    await user.selectOptions(moneyIn, 'In')
    api.answers(upload, readMapped)
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    await screen.findByText(said)
    const chosen = JSON.stringify({ ...mapping, credit: 'In' })
    expect(lastForm()).toEqual([null, statement._id, chosen])
    // What was chosen just now may be wrong, too.
    expect(changeButton()).toBeTruthy()
    expect(screen.queryByText(remembered)).toBeNull()
  })

  it('stays as it is when the change is cancelled', async () => {
    const user = await openRead(readMapped)
    api.refuses(upload, 400, question)
    await user.click(screen.getByRole('button', { name: 'Change the columns' }))
    await screen.findByRole('combobox', { name: 'Money in' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText(said)).toBeTruthy()
    expect(api.calls(upload)).toHaveLength(2)
  })

  it('of a known bank has no columns to change', async () => {
    await openRead(read)
    expect(changeButton()).toBeNull()
  })
})
