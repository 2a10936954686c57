import { largestImportBytes } from '@store/contract/rules/limits'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import { Type } from 'typebox'
import { formFile, type ReceivedFile } from '../../base/base.ts'
import { invalidFileError } from './import-errors.ts'
import { readOptions } from './options/read-options.ts'
import { type RequestedMapping, readMapping } from './planning/import-mapping.ts'

const optionFields = {
  options: Type.Optional(
    Type.String({
      description:
        'JSON of what is decided about all rows: how the stock is meant (`set`, `add` or `leave`; without it no sale is overwritten), the description of new products that have none, `fixedValues` that all rows share of the columns brand, category, gst and unit where the file has no such column, and `names` of brands and categories near a known one, such as {"stock":"set","names":[{"field":"brand","from":"Cannon","to":"Canon"}],"fixedValues":{"gst":"18"}}',
    }),
  ),
  shown: Type.Optional(Type.String({ description: '`shown` of the dry run' })),
}

/** The form of a product file. */
export const ImportFormSchema = Type.Object({
  file: formFile(
    'a sheet: .xlsx, .xlsm, .xls, .xlsb, .ods, .csv and other texts in UTF-8, UTF-16 or Windows-1252',
  ),
  ...optionFields,
  mapping: Type.Optional(
    Type.String({
      description:
        'for a file that calls its columns otherwise: JSON of our columns and the headings they stand under, such as {"brand":"Make","modelNo":"Part No."}; columns that are not named are left out. In a dry run also `guess`; what was guessed is in `columns` of the report.',
    }),
  ),
})

/** What a product file may be. */
export const importFileRule = {
  field: 'file',
  largestBytes: largestImportBytes,
  tooLarge: sheetMessages.tooLarge(largestImportBytes / 2 ** 20),
  // What a check showed of a hundred thousand stocks is 240 KB, and two thousand answers about names can be as much.
  largestTextBytes: 1024 * 1024,
}

/** A product file, and what was said about it. */
export interface SentProductFile {
  file: ReceivedFile
  mapping: RequestedMapping | undefined
  options: ImportOptions
  /** The text of a preview that set the stock. */
  shown: string | undefined
}

/**
 * Reads the form of a product file.
 * @throws HttpError (400) without a file, and for choices that cannot be read
 */
export function readImportForm({
  fields,
  file,
}: {
  fields: ReadonlyMap<string, string>
  file: ReceivedFile | undefined
}): SentProductFile {
  if (!file) throw invalidFileError(sheetMessages.required)
  return {
    file,
    mapping: readMapping(fields.get('mapping')),
    options: readOptions(fields.get('options')),
    shown: fields.get('shown') || undefined,
  }
}
