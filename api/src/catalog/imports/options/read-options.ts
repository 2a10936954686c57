import { importColumnLabels } from '@store/contract/rules/catalog/imports/column-labels'
import {
  type FixedValues,
  fixedColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { blankProductForm, readProductForm } from '@store/contract/rules/catalog/product-validation'
import { type FieldError, fieldError } from '@store/contract/rules/field-errors'
import {
  type ImportOptions,
  ImportOptionsSchema,
} from '@store/contract/schemas/catalog/import-options'
import { Compile } from 'typebox/compile'
import { HttpError, readJson } from '../../../base/base.ts'

const optionsCheck = Compile(ImportOptionsSchema)

/** The first value that no product can have, and why; undefined when there is none. */
export function findFixedValueError(fixed: FixedValues): FieldError | undefined {
  const read = readProductForm({ ...blankProductForm, ...fixed })
  if (!('fields' in read)) return undefined
  const faults = fixedColumns.flatMap((column) => {
    const fault = fixed[column] !== undefined && read.fields.find(({ field }) => field === column)
    if (!fault) return []
    const label = importColumnLabels[column]
    const isBlank = fixed[column]?.trim() === ''
    const message = isBlank ? importMessages.missing(label) : fault.message
    return [{ field: `fixedValues.${column}`, message: importMessages.fixedValue(label, message) }]
  })
  return faults[0]
}

/**
 * Reads the form field `options`; a blank one has none.
 * @throws HttpError (400) for invalid options; it names a value of all rows that no product can have
 * @example readOptions('{"stock":"add"}') // { stock: 'add' }
 */
export function readOptions(text: string | undefined): ImportOptions {
  if (text === undefined || text.trim() === '') return {}
  const parsed = readJson(text)
  if (!optionsCheck.Check(parsed)) {
    throw new HttpError(fieldError('options', importMessages.optionsUnreadable))
  }
  const wrong = findFixedValueError(parsed.fixedValues ?? {})
  if (wrong) throw new HttpError(fieldError(wrong.field, wrong.message))
  return parsed
}
