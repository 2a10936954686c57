import { fieldError } from '@store/contract/rules/field-errors'
import {
  type DateOrder,
  dateOrders,
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { HttpError, readJson } from '../../../base/base.ts'
import { invalidDatesError, invalidMappingError } from '../../statements/statement-errors.ts'
import type { StatementFile } from './statement-service.ts'

const mappingCheck = Compile(
  Type.Object(
    Object.fromEntries(
      statementColumns.map((column) => [column, Type.Optional(Type.String({ maxLength: 200 }))]),
    ),
    { additionalProperties: false },
  ),
)

/**
 * Reads the form field `mapping`: JSON of our columns and the headings they stand under.
 * @returns undefined for a statement of a known layout
 * @throws HttpError (400) when it is unreadable, or names an unknown column
 * @example readMapping('{"date":"Txn Date","narration":"Remarks","credit":"Deposit"}')
 */
function readMapping(text: string | undefined): StatementMapping | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const mapping = readJson(text)
  if (!mappingCheck.Check(mapping)) throw invalidMappingError(sheetMessages.choiceUnreadable)
  return mapping
}

/**
 * Reads the form field `columns`.
 * @returns whether the columns are asked for, whatever is remembered
 * @throws HttpError (400) for anything but `ask`
 */
function readAsks(text: string | undefined): boolean {
  if (text === undefined || text.trim() === '') return false
  if (text === 'ask') return true
  throw new HttpError({
    ...fieldError('columns', sheetMessages.choiceUnreadable),
    statusCode: 400,
  })
}

/** Reads the form field `replaces`: ids with commas between. */
function readReplaces(text = ''): string[] {
  return [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)
}

/**
 * Reads the form field `dateOrder`.
 * @returns undefined for a file that shows what stands first in its dates
 * @throws HttpError (400) for anything else
 */
function readDateOrder(text: string | undefined): DateOrder | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const order = dateOrders.find((one) => one === text)
  if (!order) throw invalidDatesError(statementMessages.dateOrder)
  return order
}

/**
 * Reads what the form of a statement says besides the file.
 * @throws HttpError (400) of the field that cannot be read
 */
export function readStatementFields(
  fields: ReadonlyMap<string, string>,
): Pick<StatementFile, 'mapping' | 'dateOrder' | 'asks' | 'replaces'> {
  return {
    mapping: readMapping(fields.get('mapping')),
    dateOrder: readDateOrder(fields.get('dateOrder')),
    asks: readAsks(fields.get('columns')),
    replaces: readReplaces(fields.get('replaces')),
  }
}
