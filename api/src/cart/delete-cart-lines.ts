import { caseById } from '../database/case-by-id.ts'
import { placeholders, type Statement } from '../database/statement.ts'
import type { CartLineRecord } from './cart.ts'

/**
 * Takes exactly these lines out of a cart, with exactly these quantities: what was read is what is taken. When
 * it touches fewer rows than there are lines, the cart has changed since, and the transaction must not stay.
 */
export function deleteCartLinesStatement(lines: readonly CartLineRecord[]): Statement {
  const quantity = caseById(lines.map((line) => [line.id, line.quantity]))
  return {
    sql: `DELETE FROM cart_lines WHERE id IN (${placeholders(lines.length)}) AND quantity = ${quantity.sql}`,
    values: [...lines.map(({ id }) => id), ...quantity.values],
  }
}
