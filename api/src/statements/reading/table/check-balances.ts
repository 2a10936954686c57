import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'
import type { TableLine } from './read-table.ts'

interface Chain {
  /** Whether the oldest line is the first. */
  isAscending: boolean
  /** The lines whose balance follows from that of their neighbour. */
  fitting: ReadonlySet<TableLine>
}

/** @param sign -1 when credits and debits change places */
function followBalances(lines: readonly TableLine[], sign: 1 | -1, isAscending: boolean): Chain {
  const fitting = new Set<TableLine>()
  for (const [index, line] of lines.entries()) {
    const before = lines[isAscending ? index - 1 : index + 1]
    const change = line.direction === 'credit' ? line.amount : -line.amount
    if (before && line.balance === (before.balance ?? 0) + sign * change) fitting.add(line)
  }
  return { isAscending, fitting }
}

function longestChain(lines: readonly TableLine[], sign: 1 | -1): Chain {
  const ascending = followBalances(lines, sign, true)
  const descending = followBalances(lines, sign, false)
  return ascending.fitting.size >= descending.fitting.size ? ascending : descending
}

/**
 * Follows the balance from line to line, in either order. It proves that no line is missing, no amount damaged, and credits
 * and debits are what their headings say. A list without balances, or with few that follow from each other (a selection),
 * proves nothing and passes.
 * @throws HttpError (400) when most balances follow, but one does not, or all do once the two columns change places
 */
export function checkBalances(lines: readonly TableLine[]): void {
  if (lines.length < 2 || lines.some(({ balance }) => balance === undefined)) return
  const links = lines.length - 1
  const straight = longestChain(lines, 1)
  if (straight.fitting.size === links) return
  if (longestChain(lines, -1).fitting.size > Math.max(straight.fitting.size, links / 2)) {
    throw invalidStatementError(statementMessages.columnsSwapped)
  }
  if (straight.fitting.size * 2 < links) return
  const [first, last] = [lines[0], lines.at(-1)]
  const start = straight.isAscending ? first : last
  const broken = lines.find((line) => line !== start && !straight.fitting.has(line))
  throw invalidStatementError(statementMessages.row.balance(broken?.row ?? 0))
}
