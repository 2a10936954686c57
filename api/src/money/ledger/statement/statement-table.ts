import { ledgerKindNames } from '@store/contract/rules/ledger/ledger-words'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Table } from '../../../base/base.ts'
import type { LedgerLine } from '../fold-ledger.ts'
import type { LedgerView } from '../ledger-service.ts'

/** A row of a statement as a sheet. */
interface StatementRow {
  day: string
  /** Of the kind of entry, or of a balance. */
  name: string
  label: string | undefined
  order: string | undefined
  debit: Paise | undefined
  credit: Paise | undefined
  balance: Paise
}

function rowOf({ day, kind, label, order, amount, balance }: LedgerLine): StatementRow {
  return {
    day,
    name: ledgerKindNames[kind],
    label,
    order: order && orderNameOf(order.publicId),
    debit: amount > 0 ? amount : undefined,
    credit: amount < 0 ? paise(-amount) : undefined,
    balance,
  }
}

function* rowsOf({ from, to, opening, lines, debits, credits, closing }: LedgerView) {
  const none = { label: undefined, order: undefined, debit: undefined, credit: undefined }
  yield { ...none, day: from, name: 'Opening balance', balance: opening }
  for (const line of lines) yield rowOf(line)
  yield {
    ...none,
    day: to,
    name: 'Closing balance',
    debit: debits,
    credit: credits,
    balance: closing,
  }
}

/** A statement of account as a table, from the balance before the period to the one after it. */
export function statementTable(ledger: LedgerView): Table<StatementRow> {
  return {
    name: 'Statement of account',
    columns: [
      { heading: 'Date', kind: 'day', value: ({ day }) => day },
      { heading: 'Particulars', kind: 'text', width: 28, value: ({ name }) => name },
      { heading: 'Number or reference', kind: 'text', width: 24, value: ({ label }) => label },
      { heading: 'Order', kind: 'text', value: ({ order }) => order },
      { heading: 'Debit', kind: 'money', value: ({ debit }) => debit },
      { heading: 'Credit', kind: 'money', value: ({ credit }) => credit },
      { heading: 'Balance', kind: 'money', value: ({ balance }) => balance },
    ],
    batches: (async function* batches() {
      yield [...rowsOf(ledger)]
    })(),
  }
}
