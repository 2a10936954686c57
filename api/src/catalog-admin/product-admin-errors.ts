import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../http/errors/errors.ts'

const words = adminMessages.products

/** 409: the form shows a product as it was before somebody else changed it. */
export const ProductChangedError = defineError('product_changed', words.changedMeanwhile, 409)

/** 409: something was sold or given back since the stock was seen that a form sets. */
export function stockChangedError(message: string): HttpError {
  return new HttpError({ message, statusCode: 409, code: 'stock_changed' })
}

/** 415: not a picture, or one that does not open. */
export function notAnImage(): HttpError {
  return new HttpError({ ...fieldError('images', words.imageType), statusCode: 415 })
}

/** 413: a picture with too many bytes. */
export function imageTooLarge(): HttpError {
  return new HttpError({ ...fieldError('images', words.imageTooLarge), statusCode: 413 })
}
