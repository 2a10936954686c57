import { describe, expect, it } from '@jest/globals'
import type {
  BankStatementSummary,
  StatementRead,
} from '@store/contract/schemas/payments/statements'
import { fakeApi } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { aReceipt } from '../testing/a-receipt.ts'
import { findRows, openPayments, serveReceipts } from '../testing/open-payments.tsx'

const api = fakeApi()
const upload = 'POST /statements'

const statement: BankStatementSummary = {
  _id: '01JSTATEMENT0001',
  fileName: 'november.csv',
  layout: 'hdfc',
  account: '50100123456789',
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

const file = (name = 'november.csv') => new File(['Date,Narration'], name, { type: 'text/csv' })
const input = () => screen.getByLabelText('Bank statement')
const mappings = () =>
  api.calls(upload).map(({ body }) => (body instanceof FormData ? body.get('mapping') : 'no form'))

describe('a bank statement', () => {
  it('is read when it is chosen: what was in it is said, and the payments are listed', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    api.answers(upload, read)
    const letGo = api.holds(upload)
    await user.upload(input(), file())
    await screen.findByText('Reading november.csv…')
    serveReceipts(api, [aReceipt(1), aReceipt(2)])
    api.answers(upload, read)
    letGo()
    await screen.findByText('214 credits, 3 already uploaded, 12 debits left out.')
    expect(screen.getByText('187 matched, 13 to check, 11 without an order.')).toBeTruthy()
    expect(await findRows()).toHaveLength(2)
    expect(mappings()).toEqual([null])
  })

  it('without an exact payment shows those that have to be decided', async () => {
    serveReceipts(api, [aReceipt(1, { state: 'proposed' })])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    api.answers(upload, { ...read, counts: { ...read.counts, exact: 0 } })
    await user.upload(input(), file())
    expect(await findRows()).toHaveLength(1)
    const opened = screen.getByRole('link', { name: /^Check/ })
    expect(opened).toHaveAttribute('aria-current', 'page')
  })

  it('may be dropped anywhere on the screen', async () => {
    serveReceipts(api, [aReceipt(1)])
    openPayments()
    const [row] = await findRows()
    api.answers(upload, read)
    fireEvent.drop(row ?? document.body, { dataTransfer: { files: [file()], types: ['Files'] } })
    await screen.findByText('214 credits, 3 already uploaded, 12 debits left out.')
  })

  it('that is damaged names the rows at fault, and changes nothing', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    const message = 'Row 17: "31/02/26" is no date. Dates are read as day, month, year.'
    api.refuses(upload, 400, { message, errors: [{ field: 'statement', message }] })
    await user.upload(input(), file())
    await screen.findByText('november.csv was not read, and nothing was changed.')
    expect(screen.getByText(message)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(message)).toBeNull()
  })
})

describe('a statement whose layout is not known', () => {
  const head = {
    headings: ['Txn Date', 'Particulars', 'Chq No', 'Withdrawals', 'Deposits', 'Balance'],
    rows: Array.from({ length: 5 }, (_, at) => [
      ...['24/11/2026', `UPI/${at}/MEERA`, '', '', '11,800.00', '1,00,000.00'],
    ]),
    sheet: 'November',
  }

  const expected = {
    date: 'Txn Date',
    narration: 'Particulars',
    reference: 'Chq No',
    debit: 'Withdrawals',
    credit: 'Deposits',
    balance: 'Balance',
  }
  const unknown = {
    code: 'columns_unknown',
    message: 'This layout is not known.',
    head,
    mapping: expected,
  } as const

  it('is read by the columns that a person confirms', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    api.refuses(upload, 400, unknown)
    await user.upload(input(), file('cooperative.csv'))
    const panel = within(
      await screen.findByRole('region', { name: 'What are the columns of cooperative.csv?' }),
    )
    await panel.findByText('UPI/4/MEERA')
    expect(panel.getByText('Read from the sheet “November”.')).toBeTruthy()
    const moneyIn = panel.getByRole('combobox', { name: 'Money in' })
    expect(moneyIn).toHaveValue('4')
    expect(panel.getByRole('combobox', { name: 'Date' })).toHaveFocus()
    await user.selectOptions(moneyIn, 'Not in the file')
    await user.click(panel.getByRole('button', { name: 'Read with these columns' }))
    await panel.findByText('Choose the columns of the date, the narration and the credited amount.')
    await user.selectOptions(moneyIn, 'Deposits')
    api.answers(upload, read)
    await user.click(panel.getByRole('button', { name: 'Read with these columns' }))
    await screen.findByText('214 credits, 3 already uploaded, 12 debits left out.')
    expect(JSON.parse(String(mappings().at(-1)))).toEqual(expected)
  })

  it.each(['mapping', 'statement'])(
    'keeps the choice when it does not fit (%s), with the reason',
    async (field) => {
      serveReceipts(api, [])
      const { user } = openPayments()
      await screen.findByText('No matched payments.')
      api.refuses(upload, 400, unknown)
      await user.upload(input(), file('cooperative.csv'))
      const message = 'Row 3: "Opening" in the column "Txn Date" is no date.'
      const reference = () => screen.findByRole('combobox', { name: 'Reference' })
      await user.selectOptions(await reference(), 'Not in the file')
      api.refuses(upload, 400, { message, errors: [{ field, message }] })
      await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
      await screen.findByText(message)
      expect(await reference()).toHaveValue('none')
    },
  )
})

describe('a statement that needs an answer', () => {
  it('is asked for the columns that were learnt when a row does not fit them', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    const message = 'Row 2: "five" in the column "In" is no amount.'
    const head = { headings: ['When', 'What', 'In'], rows: [['20/11/2026', 'RAVI', 'five']] }
    const mapping = { date: 'When', narration: 'What', credit: 'In' }
    const errors = [{ field: 'statement', message }]
    const refusal = { message, errors, head, mapping }
    api.refuses(upload, 400, refusal)
    await user.upload(input(), file('cooperative.csv'))
    await screen.findByText(message)
    expect(screen.getByRole('combobox', { name: 'Money in' })).toHaveValue('2')
  })

  it('is read in the order of its dates that a person chooses, with the columns chosen before', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    const head = { headings: ['When', 'What', 'In'], rows: [] }
    const mapping = { date: 'When', narration: 'What', credit: 'In' }
    const refusal = { code: 'columns_unknown', message: 'Not known.', head, mapping } as const
    api.refuses(upload, 400, refusal)
    await user.upload(input(), file('cooperative.csv'))
    const message = 'Row 3: nothing shows which part of "11/2/2026" (When) is the month.'
    await screen.findByRole('button', { name: 'Read with these columns' })
    api.refuses(upload, 400, { message, errors: [{ field: 'dateOrder', message }] })
    await user.click(screen.getByRole('button', { name: 'Read with these columns' }))
    const panel = within(
      await screen.findByRole('region', { name: 'How are the dates of cooperative.csv written?' }),
    )
    expect(panel.getByText(message)).toBeTruthy()
    api.answers(upload, read)
    await user.click(panel.getByRole('button', { name: 'Month first: 11/25/2026' }))
    await screen.findByText('214 credits, 3 already uploaded, 12 debits left out.')
    const { body } = api.calls(upload).at(-1) ?? {}
    const form = body instanceof FormData ? body : new FormData()
    expect([form.get('dateOrder'), JSON.parse(String(form.get('mapping')))]).toEqual([
      'month-first',
      mapping,
    ])
  })

  it('says which sheets of a workbook with several were read', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    api.answers(upload, { ...read, sheets: ['Statement', 'Account 2'] })
    await user.upload(input(), file('november.xlsx'))
    await screen.findByText('Read from the sheets “Statement”, “Account 2”.')
  })

  it('of several accounts says what became of each, and what was left out', async () => {
    serveReceipts(api, [])
    const { user } = openPayments()
    await screen.findByText('No matched payments.')
    const { account: _, ...unnamed } = { ...statement, _id: '01JSTATEMENT0002', credits: 1 }
    const notes = ['Account …1234 has no lines in this file.']
    api.answers(upload, { ...read, statements: [statement, unnamed], notes })
    await user.upload(input(), file('both.sta'))
    await screen.findByText('2 statements, one for each account.')
    for (const says of ['50100123456789: 214 credits', 'Account not named: 1 credit']) {
      expect(screen.getByText(`${says}, 3 already uploaded, 12 debits left out.`)).toBeTruthy()
    }
    expect(screen.getByText('Account …1234 has no lines in this file.')).toBeTruthy()
  })
})

describe('the statements so far', () => {
  it('are listed, and one is undone after it is said what is taken back', async () => {
    serveReceipts(api, [])
    api.answers('GET /statements', { statements: [statement] })
    const { user } = openPayments('?tab=statements')
    const row = within(await screen.findByRole('row', { name: /november\.csv/ }))
    expect(row.getByText('HDFC Bank')).toBeTruthy()
    expect(row.getByText('1 Nov 2026 to 24 Nov 2026')).toBeTruthy()
    expect(row.getByText('211')).toBeTruthy()
    await user.click(row.getByRole('button', { name: 'Undo november.csv' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo november.csv?' }))
    expect(question.getByText(/^211 payments leave the lists/)).toBeTruthy()
    const undone = { ...statement, undoneAt: '2026-11-24T11:00:00.000Z' }
    api.answers('DELETE /statements/:id', { message: 'Statement undone', statement: undone })
    api.answers('GET /statements', { statements: [undone] })
    await user.click(question.getByRole('button', { name: 'Undo the statement' }))
    await screen.findByText('Statement undone')
    await screen.findByText(/^Undone 24 Nov 2026/)
  })

  it('are none yet, or failed to load', async () => {
    serveReceipts(api, [])
    api.breaks('GET /statements')
    const { user } = openPayments('?tab=statements')
    await screen.findByText('Failed to load bank statements')
    api.answers('GET /statements', { statements: [] })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('No statement was read yet.')
  })
})
