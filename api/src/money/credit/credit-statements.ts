import type { CreditTerms } from '@store/contract/rules/credit/credit'
import { isReceived, receiptSources } from '@store/contract/rules/payments/receipt-states'
import { paise } from '@store/contract/rules/pricing/money'
import { placeholders, type RowsOf, type Statement } from '../../base/base.ts'
import type { OtherBalance } from './credit-standing.ts'

type Rows = ReturnType<RowsOf>

/** A write, because on Galera a lock that only reads would not be enough. A buyer without a row has no credit. */
export function turnStatement(userId: number): Statement {
  return {
    sql: 'UPDATE customers SET credit_version = credit_version + 1 WHERE user_id = ?',
    values: [userId],
  }
}

/** {@link turnStatement} of the buyers whose money some receipts are. */
export function turnsOfPayersStatement(receiptIds: readonly number[]): Statement {
  return {
    sql: `UPDATE customers JOIN receipt_payers ON receipt_payers.customer_id = customers.id
      SET customers.credit_version = customers.credit_version + 1
      WHERE receipt_payers.receipt_id IN (${placeholders(receiptIds.length)})`,
    values: [...receiptIds],
  }
}

/** What the store lets a buyer owe. */
export function termsStatement(userId: number): Statement {
  return {
    sql: `SELECT credit_limit_paise AS creditLimit, credit_days AS days, credit_grace_days AS graceDays, credit_on_hold AS isOnHold
      FROM customers WHERE user_id = ? AND credit_limit_paise IS NOT NULL`,
    values: [userId],
  }
}

/** @returns undefined for a buyer without credit */
export function termsOf([row]: Rows): CreditTerms | undefined {
  return (
    row && {
      limit: paise(Number(row.creditLimit)),
      days: Number(row.days),
      graceDays: Number(row.graceDays),
      isOnHold: Number(row.isOnHold) === 1,
    }
  )
}

const received = receiptSources.filter(isReceived)

/** Bills and advances that an admin entered, and the open rest of payments that an admin named the buyer of. */
export function otherBalancesStatement(userId: number): Statement {
  return {
    sql: `SELECT IF(item.amount_paise > 0, item.id, NULL) AS itemId, 0 AS isPayment, item.label, item.amount_paise AS amount,
        IF(item.amount_paise > 0, DATE_FORMAT(item.due_on, '%Y-%m-%d'), NULL) AS dueOn
      FROM customers JOIN ledger_items item ON item.customer_id = customers.id
      WHERE customers.user_id = ? AND item.struck_at IS NULL
      UNION ALL
      SELECT NULL, 1, NULL, -receipts.open_paise, NULL
      FROM customers JOIN receipt_payers payer ON payer.customer_id = customers.id
        JOIN receipts ON receipts.id = payer.receipt_id
        LEFT JOIN bank_statement_lines line ON line.id = receipts.line_id
        LEFT JOIN bank_statements ON bank_statements.id = line.statement_id
      WHERE customers.user_id = ? AND receipts.open_paise > 0 AND bank_statements.undone_at IS NULL
        AND receipts.source IN (${placeholders(received.length)})
        AND NOT EXISTS (SELECT 1 FROM receipt_answers closing WHERE closing.receipt_id = receipts.id
          AND closing.answer IN ('same', 'returned', 'refunded'))`,
    values: [userId, userId, ...received],
  }
}

/** The amounts of the rows of {@link otherBalancesStatement}. */
export function otherBalancesOf(rows: Rows): OtherBalance[] {
  return rows.map((row) => ({
    itemId: row.itemId === null ? undefined : Number(row.itemId),
    isPayment: Number(row.isPayment) === 1,
    label: row.label === null ? undefined : String(row.label),
    amount: paise(Number(row.amount)),
    dueOn: row.dueOn === null ? undefined : String(row.dueOn),
  }))
}
