import type { LedgerKind } from '@store/contract/rules/ledger/ledger-kinds'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'

type Value = string | Knex.Raw

/** The columns of an entry that a source selects; a text is the name of a column. */
interface EntryColumns {
  user: Value
  kind: LedgerKind | Knex.Raw
  id: Value
  /** YYYY-MM-DD in India. */
  day: Value
  /** Without one it is no bill. */
  due?: Value
  /** In paise, a debit positive. */
  amount: Value
  label?: Value
  order?: { id: Value; publicId: Value }
  /** A bill that an admin entered. */
  item?: Value
  recordedPublicId?: Value
}

/** The columns of a ledger's entries, in the order in which all sources have them. */
export function entryColumns(db: Database, columns: EntryColumns): Knex.Raw[] {
  const { user, kind, id, day, due, amount, label, order, item, recordedPublicId } = columns
  const none = db.raw('NULL')
  const values: [string, Value][] = [
    ['user_id', user],
    ['kind', typeof kind === 'string' ? db.raw('?', [kind]) : kind],
    ['id', id],
    ['day', day],
    ['due', due ?? none],
    ['amount', amount],
    ['label', label ?? none],
    ['order_id', order?.id ?? none],
    ['order_public_id', order?.publicId ?? none],
    ['item_id', item ?? none],
    ['recorded_public_id', recordedPublicId ?? none],
  ]
  return values.map(([name, value]) =>
    typeof value === 'string'
      ? db.raw('?? AS ??', [value, name])
      : db.raw('? AS ??', [value, name]),
  )
}

/** A DATE column as YYYY-MM-DD. */
export function dateOf(db: Database, column: string): Knex.Raw {
  return db.raw("DATE_FORMAT(??, '%Y-%m-%d')", [column])
}
