import { largestQuantityFileBytes } from '@store/contract/rules/purchases/purchase-messages'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import {
  PurchaseExportQuerySchema,
  PurchaseListSchema,
  PurchaseQuerySchema,
  QuantityFileRefusedSchema,
  QuantityFileSchema,
} from '@store/contract/schemas/orders/purchases'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  buyerOf,
  buyers,
  errorResponseOf,
  formFile,
  registerFormRoutes,
  sendTable,
  setPaging,
  type TypedApp,
  tableResponse,
  withUploadForm,
} from '../../base/base.ts'
import { presentPurchase } from './purchase-presenter.ts'
import type { PurchaseService } from './purchase-service.ts'
import { purchaseTable } from './purchase-table.ts'
import type { QuantityFiles } from './quantity-files.ts'
import { readOrderColumns, UnknownOrderColumnsError } from './read-order-columns.ts'
import { invalidQuantityFileError } from './read-quantities.ts'

const QuantityFormSchema = Type.Object({
  file: formFile('.xlsx, .xls, .ods, .csv or a table of another kind'),
  columns: Type.Optional(
    Type.String({
      description:
        'after `columns_unknown`: JSON of the positions of the columns, from 0, such as {"modelNo":1,"quantity":3}, which are remembered; `ask` to be asked, whatever is remembered',
    }),
  ),
})

const fileRule = {
  field: 'file',
  largestBytes: largestQuantityFileBytes,
  tooLarge: sheetMessages.tooLarge(largestQuantityFileBytes / 2 ** 20),
}

/** What the caller has bought, as a list and as a file, and quantities from a file (ordering 6.2). */
export function registerPurchases(
  app: TypedApp,
  { purchases, quantityFiles }: { purchases: PurchaseService; quantityFiles: QuantityFiles },
): void {
  app.get(
    '/purchases',
    {
      config: { access: buyers, operation: 'listPurchases' },
      schema: {
        description: 'the last bought first; `usualQuantity` and `rhythmDays` are medians',
        querystring: PurchaseQuerySchema,
        response: { 200: PurchaseListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { userId, role } = buyerOf(request)
      const page = await purchases.list(userId, request.query)
      setPaging(reply, request, page)
      return { purchases: page.products.map((bought) => presentPurchase(bought, role)) }
    },
  )

  app.get(
    '/purchases/export',
    {
      config: { access: buyers, operation: 'exportPurchases' },
      schema: {
        querystring: PurchaseExportQuerySchema,
        response: { 200: tableResponse('bought products, a row each'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { userId, role } = buyerOf(request)
      const { format, ...filter } = request.query
      const table = purchaseTable(purchases.walk(userId, filter), role)
      return sendTable(reply, table, { name: 'buy-again', format })
    },
  )

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/purchases/quantities',
      {
        config: { access: buyers, operation: 'readPurchaseQuantities', form: QuantityFormSchema },
        schema: {
          description: 'reads the exported file with quantities, or model numbers and quantities',
          response: { 200: QuantityFileSchema, '4xx': QuantityFileRefusedSchema },
        },
      },
      async (request, reply) =>
        withUploadForm(request, fileRule, async ({ fields, file }) => {
          if (!file) throw invalidQuantityFileError(sheetMessages.required)
          const { userId } = buyerOf(request)
          const choice = readOrderColumns(fields.get('columns'))
          const read = await quantityFiles.read(userId, file.path, choice)
          if ('file' in read) return read.file
          const error = new UnknownOrderColumnsError()
          const { body } = errorResponseOf(error, request)
          return reply.status(400).send({ ...body, head: read.head })
        }),
    )
  })
}
