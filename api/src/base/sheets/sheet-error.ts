import { fieldError } from '@store/contract/rules/field-errors'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { HttpError } from '../http/errors/errors.ts'

/** 400: a quotation mark of a text begins a cell, and never ends. */
export class OpenQuoteError extends HttpError {
  constructor(row: number) {
    super({ ...fieldError('file', sheetMessages.openQuote(row)), statusCode: 400 })
  }
}

/** The error of a file that cannot be read as a sheet. */
export function sheetError(message: string, statusCode: 400 | 413 | 415 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}
