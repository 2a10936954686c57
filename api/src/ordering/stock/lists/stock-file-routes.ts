import { largestQuantityFileBytes } from '@store/contract/rules/purchases/purchase-messages'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { QuantityFileRefusedSchema } from '@store/contract/schemas/orders/purchases'
import { StockFileSchema } from '@store/contract/schemas/stock/stock'
import { Type } from 'typebox'
import {
  actorOf,
  errorResponseOf,
  formFile,
  registerFormRoutes,
  type TypedApp,
  withUploadForm,
} from '../../../base/base.ts'
import type { QuantityFiles } from '../../purchases/quantity-files.ts'
import { readOrderColumns, UnknownOrderColumnsError } from '../../purchases/read-order-columns.ts'
import { invalidQuantityFileError } from '../../purchases/read-quantities.ts'
import { listOfFile } from './list-of-file.ts'

const StockFormSchema = Type.Object({
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

/** Lines of a bill from a sheet, read as the file of an order is. */
export function registerStockFiles(app: TypedApp, quantityFiles: QuantityFiles): void {
  registerFormRoutes(app, (forms) => {
    forms.post(
      '/stock/list/file',
      {
        config: {
          access: ['superadmin'],
          rights: 'all',
          operation: 'readStockFile',
          form: StockFormSchema,
        },
        schema: {
          description: 'reads model numbers, quantities and, where a heading names them, costs',
          response: { 200: StockFileSchema, '4xx': QuantityFileRefusedSchema },
        },
      },
      async (request, reply) =>
        withUploadForm(request, fileRule, async ({ fields, file }) => {
          if (!file) throw invalidQuantityFileError(sheetMessages.required)
          const choice = readOrderColumns(fields.get('columns'))
          const read = await quantityFiles.read(actorOf(request).userId, file.path, choice)
          if ('file' in read) return listOfFile(read.file)
          const { body } = errorResponseOf(new UnknownOrderColumnsError(), request)
          return reply.status(400).send({ ...body, head: read.head })
        }),
    )
  })
}
