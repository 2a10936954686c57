import createError from '@fastify/error'
import { importMessages } from '@store/contract/rules/catalog/import-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { HttpError } from '../http/errors/errors.ts'

const words = importMessages

/** 404: no such import. */
export const ImportNotFoundError = createError('IMPORT_NOT_FOUND', words.notFound, 404)

/** 409: it was undone before. */
export const UndoneBeforeError = createError('UNDONE_BEFORE', words.undoneBefore, 409)

/** 409: a later import stands on top of it. */
export const NotTheLastError = createError('NOT_THE_LAST_IMPORT', words.notTheLast, 409)

/** 409: somebody has changed its products since, or bought them. */
export const ChangedSinceError = createError('CHANGED_SINCE_IMPORT', words.changedSince, 409)

/** 409: an import or an undo is being written. */
export const ImportRunningError = createError('IMPORT_RUNNING', words.running, 409)

/** A file that is refused as a whole, before any row counts. */
export function invalidFileError(message: string, statusCode: 400 | 413 | 415 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}

/** 400: what was said of a file's columns does not fit it. */
export function invalidMappingError(message: string): HttpError {
  return new HttpError({ ...fieldError('mapping', message), statusCode: 400 })
}

/** 409: rows that were good a moment ago no longer are. */
export const CatalogueChangedError = createError('CATALOGUE_CHANGED', words.catalogueChanged, 409)
