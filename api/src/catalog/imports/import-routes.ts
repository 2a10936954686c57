import { open } from 'node:fs/promises'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { largestImportBytes } from '@store/contract/rules/limits'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import {
  ImportListQuerySchema,
  ImportListSchema,
  ImportProgressSchema,
  ImportQuerySchema,
  ImportReportSchema,
  ImportUndoneSchema,
  RejectedRowsQuerySchema,
} from '@store/contract/schemas/catalog/imports'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  formFile,
  IdempotencyHeadersSchema,
  ndjsonResponse,
  registerFormRoutes,
  sendTableFile,
  setPaging,
  streamNdjson,
  type TypedApp,
  tableResponse,
  withUploadForm,
} from '../../base/base.ts'
import { invalidFileError } from './import-errors.ts'
import { presentImport } from './import-presenter.ts'
import type { Imports } from './import-service.ts'
import { readOptions } from './options/read-options.ts'
import { readMapping } from './planning/import-mapping.ts'

const optionFields = {
  options: Type.Optional(
    Type.String({
      description:
        'JSON of what is decided about all rows: how the stock is meant (`set`, `add` or `leave`; without it no sale is overwritten), the description of new products that have none, `fixedValues` that all rows share of the columns brand, category, gst and unit where the file has no such column, and `names` of brands and categories near a known one, such as {"stock":"set","names":[{"field":"brand","from":"Cannon","to":"Canon"}],"fixedValues":{"gst":"18"}}',
    }),
  ),
  shown: Type.Optional(Type.String({ description: '`shown` of the dry run' })),
}

const ImportFormSchema = Type.Object({
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

const RejectedFileSchema = tableResponse('the rows at fault, and what is wrong with each')

const fileRule = {
  field: 'file',
  largestBytes: largestImportBytes,
  tooLarge: sheetMessages.tooLarge(largestImportBytes / 2 ** 20),
  // What a check showed of a hundred thousand stocks is 240 KB, and two thousand answers about names can be as much.
  largestTextBytes: 1024 * 1024,
}

/** Product imports and their undo, for the superadmin. */
export function registerImports(app: TypedApp, imports: Imports): void {
  const access = ['superadmin'] as const

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/products/upload-excel',
      {
        config: { access, operation: 'importProducts', form: ImportFormSchema },
        schema: {
          headers: IdempotencyHeadersSchema,
          querystring: ImportQuerySchema,
          response: {
            200: ndjsonResponse(ImportReportSchema, ImportProgressSchema),
            '4xx': ErrorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const { userId } = actorOf(request)
        const { query } = request
        return withUploadForm(request, fileRule, async ({ fields, file }) => {
          if (!file) throw invalidFileError(sheetMessages.required)
          const mapping = readMapping(fields.get('mapping'))
          const options = readOptions(fields.get('options'))
          const shown = fields.get('shown') || undefined
          const key = request.headers['idempotency-key']
          return streamNdjson({ request, reply }, (onProgress) =>
            imports.run({ file, mapping, options, shown, userId, key, query, onProgress }),
          )
        })
      },
    )
  })

  registerRejectedRows(app, imports)

  app.get(
    '/products/imports',
    {
      config: { access, operation: 'listImports' },
      schema: {
        querystring: ImportListQuerySchema,
        response: { 200: ImportListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await imports.list(request.query)
      setPaging(reply, request, page)
      return page.imports.map(presentImport)
    },
  )

  app.post(
    '/products/imports/:id/undo',
    {
      config: { access, operation: 'undoImport' },
      schema: {
        params: IdParamsSchema,
        response: { 200: ImportUndoneSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const undone = await imports.undo(request.params.id, actorOf(request).userId)
      return { message: importMessages.undone, import: presentImport(undone) }
    },
  )
}

/** The rows of a file that an import would leave out, as a file. */
function registerRejectedRows(app: TypedApp, imports: Imports): void {
  registerFormRoutes(app, (forms) => {
    forms.post(
      '/products/upload-excel/rejected-rows',
      {
        config: { access: ['superadmin'], operation: 'exportRejectedRows', form: ImportFormSchema },
        schema: {
          querystring: RejectedRowsQuerySchema,
          response: { 200: RejectedFileSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request, reply) =>
        withUploadForm(request, fileRule, async ({ fields, file }) => {
          if (!file) throw invalidFileError(sheetMessages.required)
          const mapping = readMapping(fields.get('mapping'))
          const options = readOptions(fields.get('options'))
          const asked = { file, mapping, options, format: request.query.format }
          const { path, format } = await imports.writeRejectedRows(asked)
          const rows = (await open(path)).createReadStream()
          return sendTableFile(reply, { name: 'rows-at-fault', format }, rows)
        }),
    )
  })
}
