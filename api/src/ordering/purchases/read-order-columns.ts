import { fieldError } from '@store/contract/rules/field-errors'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { HttpError, mostColumns, readJson } from '../../base/base.ts'
import type { ColumnChoice } from './read-quantities.ts'

const Position = Type.Integer({ minimum: 0, maximum: mostColumns - 1 })
const columnsCheck = Compile(
  Type.Object({ modelNo: Position, quantity: Position }, { additionalProperties: false }),
)

/** 400: nothing tells which columns of a table are the model number and the quantity. */
export class UnknownOrderColumnsError extends HttpError {
  constructor() {
    super({
      ...fieldError('columns', purchaseMessages.columnsUnknown),
      statusCode: 400,
      code: 'columns_unknown',
    })
  }
}

/**
 * Reads the form field `columns`.
 * @returns undefined when nobody chose columns
 * @throws HttpError (400) for a choice that cannot be read, or of one column for both
 */
export function readOrderColumns(text: string | undefined): ColumnChoice | undefined {
  if (text === undefined || text.trim() === '') return undefined
  if (text === 'ask') return text
  const columns = readJson(text)
  if (columnsCheck.Check(columns) && columns.modelNo !== columns.quantity) return columns
  throw new HttpError({
    ...fieldError('columns', purchaseMessages.columnsUnreadable),
    statusCode: 400,
  })
}
