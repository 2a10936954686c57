import { Readable } from 'node:stream'
import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { formOfProduct } from '@store/contract/rules/catalog/product-validation'
import { ExportQuerySchema } from '@store/contract/schemas/catalog/imports'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import type { ProductDetails } from '../catalog/product.ts'
import { binaryResponse } from '../http/binary-response.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { cellsOfForm, numberColumns, type ProductCells } from './planning/import-columns.ts'
import { sheetMediaTypes } from './sheets/media-types.ts'
import { writeCsv } from './sheets/write-csv.ts'
import { writeWorkbook } from './sheets/write-workbook.ts'

const ProductFileSchema = binaryResponse('products, a row each', ['text/csv', sheetMediaTypes.xlsx])

const productSheet = { name: 'Products', columns: importColumns, numberColumns }

async function* asCells(
  batches: AsyncIterable<readonly ProductDetails[]>,
): AsyncGenerator<ProductCells[]> {
  for await (const batch of batches) yield batch.map((one) => cellsOfForm(formOfProduct(one)))
}

/**
 * GET /products/export (api.md, Catalogue): the columns of the import, streamed.
 * @param walk reads all products on sale in batches
 */
export function registerExport(
  app: TypedApp,
  walk: () => AsyncIterable<readonly ProductDetails[]>,
): void {
  app.get(
    '/products/export',
    {
      config: { access: ['superadmin'], operation: 'exportProducts' },
      schema: {
        querystring: ExportQuerySchema,
        response: { 200: ProductFileSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const cells = asCells(walk())
      return reply
        .headers({
          'content-type': sheetMediaTypes[format],
          'content-disposition': `attachment; filename="products.${format}"`,
          'cache-control': 'no-store',
        })
        .send(
          format === 'csv' ? Readable.from(writeCsv(cells)) : writeWorkbook(productSheet, cells),
        )
    },
  )
}
