import { addDays, startOfIndiaDay } from '@store/contract/rules/india-days'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { countsPieces, type SalesGroup } from '@store/contract/rules/sales/sales-groups'
import type { LedgerPeriodQuery } from '@store/contract/schemas/payments/ledgers'
import type { Actor, Clock, Database } from '../../base/base.ts'
import { scopeOf } from '../../ordering/ordering.ts'
import { findLedgerAccounts } from '../../people/people.ts'
import { type Days, readPeriod } from '../ledger/ledger-service.ts'
import { countInvoices, readSales, type SalesRow } from './sales-query.ts'

/** What invoices less credit notes come to. */
export interface SalesAmounts {
  /** Issued in the period, also if they were credited. */
  invoices: number
  /** For groups of goods. */
  pieces: number | undefined
  taxable: Paise
  tax: Paise
  total: Paise
}

/** A group of sales with its name. */
export interface SalesOfGroup extends SalesAmounts {
  /** Blank where documents do not say it. */
  name: string
  /** Model of a product, business ID of a customer. */
  detail: string | undefined
  /** Public id of the account. */
  customer: string | undefined
}

/** The sales of a period, the largest first; months in their order. */
export interface SalesReport extends Days {
  by: SalesGroup
  totals: SalesAmounts
  rows: SalesOfGroup[]
}

/** Reads the sales that an admin may see. @throws HttpError (400) for days in the wrong order */
export type ReadSalesReport = (
  actor: Actor,
  query: LedgerPeriodQuery & { by: SalesGroup },
) => Promise<SalesReport>

type Named = Pick<SalesOfGroup, 'name' | 'detail' | 'customer'>

const named = (name: string, detail?: string): Named => ({ name, detail, customer: undefined })

/** Firms by their names, with what tells two of one name apart. */
async function nameCustomers(
  db: Database,
  rows: readonly SalesRow[],
): Promise<(row: SalesRow) => Named> {
  const accounts = await findLedgerAccounts(db, { ids: rows.map(({ key }) => Number(key)) })
  const byKey = new Map(accounts.map((account) => [String(account.id), account]))
  return ({ key }) => {
    const account = byKey.get(key)
    if (!account) return named('')
    const { publicId, name, firmName, businessId } = account
    return { name: firmName ?? name, detail: businessId, customer: publicId }
  }
}

/** A product is its model; the newest names of it may differ. */
const nameOf =
  (by: SalesGroup) =>
  ({ key, name }: SalesRow): Named =>
    by === 'product' ? named(name ?? '', key) : named(key)

const amountsOf = (by: SalesGroup, row: SalesRow): SalesAmounts => ({
  invoices: row.invoices,
  pieces: countsPieces(by) ? (row.pieces ?? 0) : undefined,
  taxable: paise(row.taxable),
  tax: paise(row.tax),
  total: paise(row.total),
})

/** Invoices are not added up: one has goods of several groups. */
function sumOfRows(rows: readonly SalesOfGroup[], by: SalesGroup): Omit<SalesAmounts, 'invoices'> {
  const sum = (read: (row: SalesOfGroup) => number) =>
    rows.reduce((total, row) => total + read(row), 0)
  return {
    pieces: countsPieces(by) ? sum(({ pieces = 0 }) => pieces) : undefined,
    taxable: paise(sum(({ taxable }) => taxable)),
    tax: paise(sum(({ tax }) => tax)),
    total: paise(sum(({ total }) => total)),
  }
}

/** @param dependencies reports: for what reads many documents; default: `db` */
export function createSalesReport({
  db,
  reports = db,
  clock,
}: {
  db: Database
  reports?: Database
  clock: Clock
}): ReadSalesReport {
  return async (actor, { by, ...given }) => {
    const days = readPeriod(given, clock.now())
    const period = {
      scope: scopeOf(actor),
      from: startOfIndiaDay(days.from),
      until: startOfIndiaDay(addDays(days.to, 1)),
    }
    const [found, invoices] = await Promise.all([
      readSales(reports, period, by),
      countInvoices(reports, period),
    ])
    const name = by === 'customer' ? await nameCustomers(reports, found) : nameOf(by)
    const rows = found
      .toSorted((one, other) => other.total - one.total || (one.key < other.key ? -1 : 1))
      .map((row) => ({ ...name(row), ...amountsOf(by, row) }))
    if (by === 'month') rows.sort((one, other) => (one.name < other.name ? -1 : 1))
    return { ...days, by, rows, totals: { ...sumOfRows(rows, by), invoices } }
  }
}
