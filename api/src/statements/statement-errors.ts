import { fieldError } from '@store/contract/rules/field-errors'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { HttpError } from '../http/errors/errors.ts'

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

/** What a person needs to see in order to choose the columns. */
export interface StatementHead {
  headings: readonly string[]
  /** The first rows below the headings, at most three. */
  rows: readonly (readonly string[])[]
}

/** 400: no known layout. Carries the head of the table, so that a person can choose its columns. */
export class UnknownColumnsError extends HttpError {
  readonly head: StatementHead

  constructor(head: StatementHead) {
    super({
      ...fieldError('mapping', statementMessages.unknownColumns),
      statusCode: 400,
      code: 'columns_unknown',
    })
    this.head = head
  }
}
