import { t } from '@lingui/core/macro'
import { ledgerKindNames } from '@store/contract/rules/ledger/ledger-words'
import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Ledger } from '@store/contract/schemas/payments/ledgers'
import { translate } from '@store/sdk'
import { theme } from '@store/ui/shared'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type Column, Table } from '../display/table.tsx'
import { formatDate } from '../formats/format-date-time.ts'
import { balanceText } from './balance-text.ts'

type Entry = Ledger['entries'][number]

/** An entry, or the balance before or after all of them. */
type Row = Pick<Entry, 'day' | 'debit' | 'credit' | 'balance'> & {
  key: string
  /** Absent for a balance. */
  entry?: Entry
  name: string
}

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

const Details = styled.small`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

function rowsOf({ from, to, opening, entries, debits, credits, closing }: Ledger): Row[] {
  return [
    { key: 'opening', day: from, name: t`Opening balance`, balance: opening },
    ...entries.map((entry, position) => ({
      key: String(position),
      entry,
      name: translate(ledgerKindNames[entry.kind]),
      day: entry.day,
      balance: entry.balance,
      ...(entry.debit !== undefined && { debit: entry.debit }),
      ...(entry.credit !== undefined && { credit: entry.credit }),
    })),
    {
      key: 'closing',
      day: to,
      name: t`Closing balance`,
      debit: debits,
      credit: credits,
      balance: closing,
    },
  ]
}

type LedgerEntriesProps = {
  ledger: Ledger
  orderPathOf: (orderId: string) => string
  /** What can be done with an entry. */
  actionOf?: (entry: Entry) => React.ReactNode
}

function columnsOf({ orderPathOf, actionOf }: Omit<LedgerEntriesProps, 'ledger'>): Column<Row>[] {
  return [
    { key: 'day', header: t`Date`, cell: ({ day }) => <Amount>{formatDate(day)}</Amount> },
    {
      key: 'particulars',
      header: t`Particulars`,
      cell: ({ name, entry }) => (
        <div>
          {entry ? name : <strong>{name}</strong>}
          {entry?.label === undefined && entry?.order === undefined ? null : (
            <Details>
              {entry.label}{' '}
              {entry.order === undefined ? null : (
                <Link to={orderPathOf(entry.order)}>#{shortOrderId(entry.order)}</Link>
              )}
            </Details>
          )}
          {entry && actionOf?.(entry)}
        </div>
      ),
    },
    {
      key: 'debit',
      header: t`Debit`,
      align: 'end',
      cell: ({ debit }) => (debit === undefined ? '' : <Amount>{formatRupees(debit)}</Amount>),
    },
    {
      key: 'credit',
      header: t`Credit`,
      align: 'end',
      cell: ({ credit }) => (credit === undefined ? '' : <Amount>{formatRupees(credit)}</Amount>),
    },
    {
      key: 'balance',
      header: t`Balance`,
      align: 'end',
      cell: ({ balance, entry }) => (
        <Amount>{entry ? balanceText(balance) : <strong>{balanceText(balance)}</strong>}</Amount>
      ),
    },
  ]
}

/**
 * The entries of a ledger between the balances before and after them.
 * @example <LedgerEntries ledger={ledger} orderPathOf={orderPathOf} />
 */
export function LedgerEntries({ ledger, ...links }: LedgerEntriesProps) {
  return (
    <Table
      caption={t`Statement of account`}
      columns={columnsOf(links)}
      rows={rowsOf(ledger)}
      rowKey={({ key }) => key}
      isDense
    />
  )
}
