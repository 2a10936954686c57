import { caseById, placeholders, type Statement } from '../../base/base.ts'
import type { CartLineRecord } from './cart.ts'

/**
 * Deletes these lines if their quantities have not changed. When it affects fewer rows than there are lines, the cart
 * has changed since it was read, and the transaction must be rolled back.
 */
export function deleteCartLinesStatement(lines: readonly CartLineRecord[]): Statement {
  const quantity = caseById(lines.map((line) => [line.id, line.quantity]))
  return {
    sql: `DELETE FROM cart_lines WHERE id IN (${placeholders(lines.length)}) AND quantity = ${quantity.sql}`,
    values: [...lines.map(({ id }) => id), ...quantity.values],
  }
}
