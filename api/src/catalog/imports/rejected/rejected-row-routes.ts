import { open } from 'node:fs/promises'
import { ExportQuerySchema, RejectedRowsQuerySchema } from '@store/contract/schemas/catalog/imports'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import {
  registerFormRoutes,
  sendTable,
  sendTableFile,
  type TypedApp,
  tableResponse,
  withUploadForm,
} from '../../../base/base.ts'
import { ImportFormSchema, importFileRule, readImportForm } from '../import-form.ts'
import type { Imports } from '../import-service.ts'

const RejectedFileSchema = tableResponse('the rows at fault, and what is wrong with each')
const access = ['superadmin'] as const
const name = 'rows-at-fault'

/** The rows that an import would leave out, and those that one has left out, as files. */
export function registerRejectedRows(app: TypedApp, imports: Imports): void {
  registerFormRoutes(app, (forms) => {
    forms.post(
      '/products/upload-excel/rejected-rows',
      {
        config: {
          access,
          operation: 'exportRejectedRows',
          rights: ['products'],
          form: ImportFormSchema,
        },
        schema: {
          querystring: RejectedRowsQuerySchema,
          response: { 200: RejectedFileSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request, reply) =>
        withUploadForm(request, importFileRule, async (form) => {
          const sent = readImportForm(form)
          const asked = { ...sent, format: request.query.format }
          const { path, format } = await imports.writeRejectedRows(asked)
          const rows = (await open(path)).createReadStream()
          return sendTableFile(reply, { name, format }, rows)
        }),
    )
  })

  app.get(
    '/products/imports/:id/rejected-rows',
    {
      config: { access, operation: 'exportRejectedRowsOfImport', rights: ['products'] },
      schema: {
        params: IdParamsSchema,
        querystring: ExportQuerySchema,
        response: { 200: RejectedFileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const table = await imports.openRejectedRows(request.params.id)
      return sendTable(reply, table, { name, format: request.query.format })
    },
  )
}
