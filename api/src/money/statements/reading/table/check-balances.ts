import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'
import type { TableLine } from './read-line.ts'

interface Chain {
  /** Whether the oldest line is the first. */
  isAscending: boolean
  /** The lines whose balance follows from the one before it. */
  fitting: ReadonlySet<TableLine>
}

/** The order in which the balances prove the lines to be booked. */
type ProvenOrder = 'oldest-first' | 'newest-first'

/**
 * Adds up the lines from one balance to the next. Lines without a balance of their own lie between two.
 * @param sign -1 when credits and debits change places
 */
function followBalances(lines: readonly TableLine[], sign: 1 | -1, isAscending: boolean): Chain {
  const fitting = new Set<TableLine>()
  let expected: number | undefined
  for (const line of isAscending ? lines : lines.toReversed()) {
    const change = line.direction === 'credit' ? line.amount : -line.amount
    if (expected !== undefined) expected += sign * change
    if (line.balance === undefined) continue
    if (line.balance === expected) fitting.add(line)
    expected = line.balance
  }
  return { isAscending, fitting }
}

function followBoth(lines: readonly TableLine[], sign: 1 | -1): [longest: Chain, other: Chain] {
  const ascending = followBalances(lines, sign, true)
  const descending = followBalances(lines, sign, false)
  return ascending.fitting.size >= descending.fitting.size
    ? [ascending, descending]
    : [descending, ascending]
}

function findBroken(lines: readonly TableLine[], { isAscending, fitting }: Chain): number {
  const withBalance = lines.filter(({ balance }) => balance !== undefined)
  const start = withBalance.at(isAscending ? 0 : -1)
  return withBalance.find((line) => line !== start && !fitting.has(line))?.row ?? 0
}

/**
 * Follows the balance from line to line, in either order. It proves that no line is missing, no amount damaged, and credits
 * and debits are what their headings say. A list without balances, or with few that follow from each other (a selection),
 * proves nothing and passes.
 * @returns the order of the lines, if the balances prove one
 * @throws HttpError (400) when most balances follow, but one does not, or all do once the two columns change places
 */
export function checkBalances(lines: readonly TableLine[]): ProvenOrder | undefined {
  const links = lines.filter(({ balance }) => balance !== undefined).length - 1
  if (links < 1) return undefined
  const [straight, contrary] = followBoth(lines, 1)
  if (straight.fitting.size === links) {
    if (contrary.fitting.size === links) return undefined
    return straight.isAscending ? 'oldest-first' : 'newest-first'
  }
  const [swapped] = followBoth(lines, -1)
  if (swapped.fitting.size > Math.max(straight.fitting.size, links / 2)) {
    throw invalidStatementError(statementMessages.columnsSwapped)
  }
  if (straight.fitting.size * 2 < links) return undefined
  throw invalidStatementError(statementMessages.row.balance(findBroken(lines, straight)))
}
