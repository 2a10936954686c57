import {
  type ColumnMapping,
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { readJson } from '../../../base/base.ts'
import { invalidMappingError } from '../import-errors.ts'

/** The mapping in the form: the headings of our columns, or permission to guess. */
export type RequestedMapping = ColumnMapping | 'guess'

const mappingCheck = Compile(Type.Record(Type.String(), Type.String()))

function isColumn(name: string): name is ImportColumn {
  return importColumns.some((column) => column === name)
}

function headingsOf(text: string): Record<string, string> {
  const parsed = readJson(text)
  if (!mappingCheck.Check(parsed)) throw invalidMappingError(sheetMessages.choiceUnreadable)
  return parsed
}

/**
 * Reads the form field `mapping`.
 * @returns undefined when the file uses our column names
 * @throws HttpError (400) for an invalid mapping, an unknown column, or a repeated heading
 * @example readMapping('{"brand":"Make","modelNo":"Part No."}')
 */
export function readMapping(text: string | undefined): RequestedMapping | undefined {
  if (text === undefined || text.trim() === '') return undefined
  if (text === 'guess') return text
  const mapping: ColumnMapping = {}
  const taken = new Set<string>()
  for (const [column, heading] of Object.entries(headingsOf(text))) {
    if (!isColumn(column))
      throw invalidMappingError(sheetMessages.unknownColumn(column.slice(0, 80)))
    if (taken.has(heading)) throw invalidMappingError(sheetMessages.headingTwice(heading))
    taken.add(heading)
    mapping[column] = heading
  }
  return mapping
}
