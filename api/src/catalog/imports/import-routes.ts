import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import {
  ImportListQuerySchema,
  ImportListSchema,
  ImportProgressSchema,
  ImportQuerySchema,
  ImportReportSchema,
  ImportUndoneSchema,
} from '@store/contract/schemas/catalog/imports'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  IdempotencyHeadersSchema,
  ndjsonResponse,
  registerFormRoutes,
  setPaging,
  streamNdjson,
  type TypedApp,
  withUploadForm,
} from '../../base/base.ts'
import { ImportFormSchema, importFileRule, readImportForm } from './import-form.ts'
import { presentImport } from './import-presenter.ts'
import type { Imports } from './import-service.ts'
import { registerRejectedRows } from './rejected/rejected-row-routes.ts'

/** Product imports and their undo, for the superadmin. */
export function registerImports(app: TypedApp, imports: Imports): void {
  const access = ['superadmin'] as const

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/products/upload-excel',
      {
        config: {
          access,
          operation: 'importProducts',
          rights: ['products'],
          form: ImportFormSchema,
        },
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
        return withUploadForm(request, importFileRule, async (form) => {
          const sent = readImportForm(form)
          const key = request.headers['idempotency-key']
          return streamNdjson({ request, reply }, (onProgress) =>
            imports.run({ ...sent, userId, key, query, onProgress }),
          )
        })
      },
    )
  })

  registerRejectedRows(app, imports)

  app.get(
    '/products/imports',
    {
      config: { access, operation: 'listImports', rights: ['products'] },
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
      config: { access, operation: 'undoImport', rights: ['products'] },
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
