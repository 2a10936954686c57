import { isRecord } from '@store/contract/rules/is-record'
import {
  type StatementColumn,
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { deviceSetting } from '../../device/device-setting.ts'
import type { StatementHead } from './statement-head.ts'

/** Banks of one store whose columns are remembered. */
const mostRemembered = 20

type Remembered = readonly (readonly [headings: string, mapping: StatementMapping])[]

function parseMapping(stored: unknown): StatementMapping {
  const mapping: StatementMapping = {}
  if (!isRecord(stored)) return mapping
  for (const column of statementColumns) {
    const heading = stored[column]
    if (typeof heading === 'string') mapping[column] = heading
  }
  return mapping
}

function parseRemembered(stored: unknown): Remembered {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) =>
    Array.isArray(entry) && typeof entry[0] === 'string'
      ? [[entry[0], parseMapping(entry[1])] as const]
      : [],
  )
}

/** The columns that were chosen in this browser, by the headings of the file. */
const rememberedMappings = deviceSetting({ key: 'adminStatementColumns', parse: parseRemembered })

const nameOf = ({ headings }: StatementHead) => headings.join('\n')

/** The columns that were chosen for such a table before. */
export function mappingOf(head: StatementHead): StatementMapping | undefined {
  return rememberedMappings.read().find(([headings]) => headings === nameOf(head))?.[1]
}

/** Remembers the columns of a table that could be read by them. */
export function rememberMapping(head: StatementHead, mapping: StatementMapping): void {
  const others = rememberedMappings.read().filter(([headings]) => headings !== nameOf(head))
  rememberedMappings.write([[nameOf(head), mapping] as const, ...others].slice(0, mostRemembered))
}

/** What headings usually mean, the more certain ones first. */
const usualHeadings: readonly (readonly [StatementColumn, RegExp])[] = [
  ['balance', /balance/i],
  ['direction', /^(cr|dr|c\/d|cr ?\/ ?dr|dr ?\/ ?cr|type)\.?$/i],
  ['credit', /deposit|credit|paid in|receipt/i],
  ['debit', /withdraw|debit|paid out/i],
  ['reference', /ref|chq|cheque|utr/i],
  ['date', /\b(date|dt)\b/i],
  ['narration', /narration|particular|description|remark|details/i],
  ['amount', /amount/i],
]

/** What the columns of a table probably are. Each heading and each meaning is used once. */
export function guessMapping({ headings }: StatementHead): StatementMapping {
  const mapping: StatementMapping = {}
  for (const heading of headings) {
    const [column] = usualHeadings.find(([, pattern]) => pattern.test(heading)) ?? []
    if (column !== undefined && mapping[column] === undefined) mapping[column] = heading
  }
  if (mapping.credit !== undefined) delete mapping.amount
  return mapping
}
