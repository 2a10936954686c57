import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import type { Transfer } from '../../statements/identity/transfer.ts'
import { dayOf } from '../receipt-repository.ts'

/** A credit as a statement has it, with its receipt. */
export interface ReceivedTransfer extends Transfer {
  receiptId: number
  statementId: number
  fileName: string
  open: Paise
}

/** The columns of a credit, each with the prefix of its query. */
export interface TransferRow {
  receipt_id: number
  statement_id: number
  file_name: string
  account: string | null
  received_on: Date
  amount_paise: number
  open_paise: number
  narration: string
  bank_reference: string | null
}

/** Credits of statements that are not undone: `from receipts as <name>` with line and statement. */
export function selectTransfers(db: Database, name: string): Knex.QueryBuilder {
  return db({ [name]: 'receipts' }).modify(joinStatementOf, name)
}

/** Joins line and statement of a receipt `name`, as `name_line` and `name_statement`. */
export function joinStatementOf(query: Knex.QueryBuilder, name: string): void {
  void query
    .join(`bank_statement_lines as ${name}_line`, `${name}_line.id`, `${name}.line_id`)
    .join(
      `bank_statements as ${name}_statement`,
      `${name}_statement.id`,
      `${name}_line.statement_id`,
    )
    .whereNull(`${name}_statement.undone_at`)
}

/** The columns of {@link TransferRow} of the receipt `name`, each with a prefix. */
export function transferColumns(name: string, prefix = ''): Record<string, string> {
  return {
    [`${prefix}receipt_id`]: `${name}.id`,
    [`${prefix}statement_id`]: `${name}_line.statement_id`,
    [`${prefix}file_name`]: `${name}_statement.file_name`,
    [`${prefix}account`]: `${name}_statement.account`,
    [`${prefix}received_on`]: `${name}.received_on`,
    [`${prefix}amount_paise`]: `${name}.amount_paise`,
    [`${prefix}open_paise`]: `${name}.open_paise`,
    [`${prefix}narration`]: `${name}_line.narration`,
    [`${prefix}bank_reference`]: `${name}_line.bank_reference`,
  }
}

export function transferOf(row: TransferRow): ReceivedTransfer {
  return {
    receiptId: row.receipt_id,
    statementId: row.statement_id,
    fileName: row.file_name,
    bookedOn: dayOf(row.received_on),
    amount: paise(row.amount_paise),
    open: paise(row.open_paise),
    narration: row.narration,
    bankReference: row.bank_reference ?? undefined,
    account: row.account ?? undefined,
  }
}
