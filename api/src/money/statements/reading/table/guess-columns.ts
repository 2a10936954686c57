import {
  type StatementColumn,
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { isNameOf } from '@store/contract/rules/sheets/column-names'

/** Words in headings that are no known name, the more certain ones first. */
const usualWords: readonly (readonly [StatementColumn, RegExp])[] = [
  ['balance', /balance/i],
  ['direction', /^(cr|dr|c\/d|cr ?\/ ?dr|dr ?\/ ?cr|type)\.?$/i],
  ['credit', /deposit|credit|paid in|receipt/i],
  ['debit', /withdraw|debit|paid out/i],
  ['reference', /ref|chq|cheque|utr/i],
  ['date', /\b(date|dt)\b/i],
  ['narration', /narration|particular|description|remark|details/i],
  ['amount', /amount/i],
]

function columnOf(heading: string): StatementColumn | undefined {
  const [ofWord] = usualWords.find(([, words]) => words.test(heading)) ?? []
  return statementColumns.find((column) => isNameOf(column, heading)) ?? ofWord
}

/** What the columns of a table probably are, for a person to confirm. Each heading and each meaning is used once. */
export function guessColumns(headings: readonly string[]): StatementMapping {
  const mapping: StatementMapping = {}
  for (const heading of headings) {
    const column = heading === '' ? undefined : columnOf(heading)
    if (column !== undefined && mapping[column] === undefined) mapping[column] = heading
  }
  if (mapping.credit !== undefined) delete mapping.amount
  return mapping
}
