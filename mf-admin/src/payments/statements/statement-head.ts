import { isRecord } from '@store/contract/rules/is-record'
import {
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'

/** The head of a table whose columns are not known: its headings, and the first rows below them. */
export interface StatementHead {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

/**
 * Reads the head from an error body of the API.
 * @returns `undefined` when it has none: then the file is at fault, not its columns
 */
export function readHead(body: Record<string, unknown>): StatementHead | undefined {
  const { head } = body
  if (!isRecord(head) || !isTexts(head.headings) || !Array.isArray(head.rows)) return undefined
  return { headings: head.headings, rows: head.rows.filter(isTexts) }
}

/** Reads the columns that were tried, or are probable, from an error body of the API. */
export function readMapping({ mapping }: Record<string, unknown>): StatementMapping {
  const read: StatementMapping = {}
  if (!isRecord(mapping)) return read
  for (const column of statementColumns) {
    const heading = mapping[column]
    if (typeof heading === 'string') read[column] = heading
  }
  return read
}

/** What the columns with this heading hold, from the first row that says it. */
export function exampleOf({ headings, rows }: StatementHead, heading: string): string {
  const column = headings.indexOf(heading)
  return rows.map((cells) => cells[column]?.trim()).find(Boolean) ?? 'empty'
}
