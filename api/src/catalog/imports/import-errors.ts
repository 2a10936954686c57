import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

const words = importMessages

/** 404: no such import. */
export const ImportNotFoundError = defineError('import_not_found', words.notFound, 404)

/** 404: an import left out no rows, or they are no longer kept. */
export const RejectedRowsNotFoundError = defineError(
  'rejected_rows_not_found',
  words.rejectedRowsNotKept,
  404,
)

/** 409: it has already been undone. */
export const UndoneBeforeError = defineError('import_undone_before', words.undoneBefore, 409)

/** 409: there is a later import. */
export const NotTheLastError = defineError('import_not_last', words.notTheLast, 409)

/** 409: its products were changed or bought since. */
export const ChangedSinceError = defineError('changed_since_import', words.changedSince, 409)

/** 409: an import or an undo is being written. */
export const ImportRunningError = defineError('import_running', words.running, 409)

/** The error of a file that is rejected as a whole, before any row counts. */
export function invalidFileError(message: string, statusCode: 400 | 413 | 415 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}

/** 400: the column mapping does not fit the file. */
export function invalidMappingError(message: string): HttpError {
  return new HttpError({ ...fieldError('mapping', message), statusCode: 400 })
}

/** 409: rows that were valid during the check no longer are. */
export const CatalogueChangedError = defineError('catalogue_changed', words.catalogueChanged, 409)
