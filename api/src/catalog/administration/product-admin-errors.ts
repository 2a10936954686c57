import * as adminMessages from '@store/contract/rules/admin-messages'
import { mostDocuments } from '@store/contract/rules/catalog/product-documents'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

const words = adminMessages.products
const documentWords = adminMessages.productDocuments

/** 409: the form was filled before somebody else changed the product. */
export const ProductChangedError = defineError('product_changed', words.changedMeanwhile, 409)

/** 409: somebody else changed the cell since it was seen. */
export function cellChangedError(field: string, message: string): HttpError {
  return new HttpError({ ...fieldError(field, message), statusCode: 409, code: 'product_changed' })
}

/** 409: something was sold or returned since the form was filled with the stock. */
export function stockChangedError(message: string): HttpError {
  return new HttpError({ message, statusCode: 409, code: 'stock_changed' })
}

/** 415: not a picture, or unreadable. */
export function notAnImage(): HttpError {
  return new HttpError({ ...fieldError('images', words.imageType), statusCode: 415 })
}

/** 413: a picture that is too large. */
export function imageTooLarge(): HttpError {
  return new HttpError({ ...fieldError('images', words.imageTooLarge), statusCode: 413 })
}

/** 415: not a PDF, incomplete or encrypted. */
export function notAPdf(): HttpError {
  return new HttpError({ ...fieldError('documents', documentWords.type), statusCode: 415 })
}

/** 413: a document that is too large. */
export function documentTooLarge(): HttpError {
  return new HttpError({ ...fieldError('documents', documentWords.tooLarge), statusCode: 413 })
}

/** 400: more documents than a product may have. */
export function tooManyDocuments(): HttpError {
  return new HttpError(fieldError('documents', documentWords.tooMany(mostDocuments)))
}
