import { importMessages } from '@store/contract/rules/catalog/import-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../http/errors/errors.ts'

const words = importMessages

/** 404: no such import. */
export const ImportNotFoundError = defineError('import_not_found', words.notFound, 404)

/** 409: it was undone before. */
export const UndoneBeforeError = defineError('import_undone_before', words.undoneBefore, 409)

/** 409: a later import stands on top of it. */
export const NotTheLastError = defineError('import_not_last', words.notTheLast, 409)

/** 409: somebody has changed its products since, or bought them. */
export const ChangedSinceError = defineError('changed_since_import', words.changedSince, 409)

/** 409: an import or an undo is being written. */
export const ImportRunningError = defineError('import_running', words.running, 409)

/** A file that is refused as a whole, before any row counts. */
export function invalidFileError(message: string, statusCode: 400 | 413 | 415 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}

/** 400: what was said of a file's columns does not fit it. */
export function invalidMappingError(message: string): HttpError {
  return new HttpError({ ...fieldError('mapping', message), statusCode: 400 })
}

/** 409: rows that were good a moment ago no longer are. */
export const CatalogueChangedError = defineError('catalogue_changed', words.catalogueChanged, 409)
