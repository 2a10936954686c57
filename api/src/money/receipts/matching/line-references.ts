import { findReferences } from '../../statements/matching/transfer-references.ts'
import type { StatementCredit } from '../../statements/statement.ts'

/** The shortest and the longest reference that a proof may have (normalisePaymentReference). */
const shortest = 10
const longest = 30

/** The references of a line by which a proof is found: whole ones, and others that a buyer may have copied. */
export function referencesOf({ narration, bankReference }: StatementCredit): string[] {
  const { full, pieces } = findReferences(`${narration} / ${bankReference ?? ''}`)
  return [...new Set([...full, ...pieces])].filter(
    ({ length }) => length >= shortest && length <= longest,
  )
}
