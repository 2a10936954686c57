import { isRecord } from '@store/contract/rules/is-record'
import {
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'

/** The columns that were tried, or are probable, from an error body of the API. */
export function triedMapping({ mapping }: Record<string, unknown>): StatementMapping {
  const read: StatementMapping = {}
  if (!isRecord(mapping)) return read
  for (const column of statementColumns) {
    const heading = mapping[column]
    if (typeof heading === 'string') read[column] = heading
  }
  return read
}
