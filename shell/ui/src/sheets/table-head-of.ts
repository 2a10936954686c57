import { isRecord } from '@store/contract/rules/is-record'
import type { TableHead } from '@store/contract/schemas/table-head'

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((cell) => typeof cell === 'string')
}

/** The head of a table from an error of the API; undefined when the file is at fault, not its columns. */
export function tableHeadOf(error: unknown): TableHead | undefined {
  const head = isRecord(error) && isRecord(error.data) ? error.data.head : undefined
  if (!isRecord(head) || !isTexts(head.headings) || !Array.isArray(head.rows)) return undefined
  const { headings, rows, sheet } = head
  return { headings, rows: rows.filter(isTexts), ...(typeof sheet === 'string' && { sheet }) }
}
