import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import {
  type ImportOptions,
  ImportOptionsSchema,
} from '@store/contract/schemas/catalog/import-options'
import { Compile } from 'typebox/compile'
import { readJson } from '../../http/body/json-body.ts'
import { HttpError } from '../../http/errors/errors.ts'

const optionsCheck = Compile(ImportOptionsSchema)

/**
 * Reads the form field `options`; a blank one has none.
 * @throws HttpError (400) for invalid options
 * @example readOptions('{"stock":"add"}') // { stock: 'add' }
 */
export function readOptions(text: string | undefined): ImportOptions {
  if (text === undefined || text.trim() === '') return {}
  const parsed = readJson(text)
  if (optionsCheck.Check(parsed)) return parsed
  throw new HttpError(fieldError('options', importMessages.optionsUnreadable))
}
