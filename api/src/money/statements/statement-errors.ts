import { fieldError } from '@store/contract/rules/field-errors'
import type { StatementMapping } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { TableHead } from '@store/contract/schemas/table-head'
import { HttpError } from '../../base/base.ts'

/** The error of a statement that is refused as a whole. */
export function invalidStatementError(
  message: string,
  statusCode: 400 | 413 | 415 = 400,
): HttpError {
  return new HttpError({ ...fieldError('statement', message), statusCode })
}

/** 400: the column mapping does not fit the file. */
export function invalidMappingError(message: string): HttpError {
  return new HttpError({ ...fieldError('mapping', message), statusCode: 400 })
}

/** 400: the file does not show what stands first in its dates. A person can say it. */
export function invalidDatesError(message: string): HttpError {
  return new HttpError({ ...fieldError('dateOrder', message), statusCode: 400 })
}

/** What a person needs to see of a table, and the columns that were tried or are probable. */
export interface AskedColumns {
  head: TableHead
  mapping: StatementMapping
}

/** A refusal that a person can perhaps mend by choosing the columns. */
export class ColumnsError extends HttpError {
  readonly asked: AskedColumns

  constructor(
    refusal: Pick<HttpError, 'message' | 'statusCode' | 'code' | 'fields'>,
    asked: AskedColumns,
  ) {
    const { message, statusCode, code, fields } = refusal
    super({ message, statusCode, code, fields })
    this.asked = asked
  }
}

/** 400: no known layout. */
export class UnknownColumnsError extends ColumnsError {
  constructor(asked: AskedColumns) {
    const { message, fields } = fieldError('mapping', statementMessages.unknownColumns)
    super({ message, fields, statusCode: 400, code: 'columns_unknown' }, asked)
  }
}
