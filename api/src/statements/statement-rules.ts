import type { MatchCredits } from '../receipts/matching/match-book.ts'
import { readStatement } from './reading/read-statement.ts'
import type { StatementCredit } from './statement.ts'

const matchCredits: MatchCredits = (credits) =>
  credits.map((credit) => ({
    credit,
    kind: 'waiting',
    reason: undefined,
    difference: 'none',
    parts: [],
    alternatives: [],
    why: 'Nothing fits.',
  }))

export const statementRules = {
  readStatement,
  matchCredits,
  payerKeysOf: (_credit: Pick<StatementCredit, 'narration'>): string[] => [],
  referencesOf: (credit: StatementCredit): string[] => credit.narration.match(/\b\d{12}\b/g) ?? [],
}
