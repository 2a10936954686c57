import type { Tier } from '@store/contract/rules/accounts/roles'
import {
  type ImportColumn,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { formOfProduct } from '@store/contract/rules/catalog/product-validation'
import { ExportQuerySchema } from '@store/contract/schemas/catalog/imports'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import {
  type Column,
  sendTable,
  type Table,
  type TypedApp,
  tableResponse,
} from '../../base/base.ts'
import type { ProductDetails } from '../products/product.ts'
import { cellsOfForm, type ProductCells } from './planning/import-columns.ts'

interface ProductRow {
  product: ProductDetails
  /** Texts as the import reads them. */
  cells: ProductCells
}

/** The columns that are no texts. */
const numbers: Partial<Record<ImportColumn, Column<ProductRow>>> = {
  gst: { heading: 'gst', kind: 'number', value: ({ product }) => product.gstPercent },
  stock: { heading: 'stock', kind: 'number', value: ({ product }) => product.stock },
  seenStock: { heading: 'seenStock', kind: 'number', value: ({ product }) => product.stock },
  priceEnduser: priceColumn('priceEnduser', 'enduser'),
  priceReseller: priceColumn('priceReseller', 'reseller'),
  priceDistributor: priceColumn('priceDistributor', 'distributor'),
  mrp: { heading: 'mrp', kind: 'money', value: ({ product }) => product.declarations.mrp },
}

const widths: Partial<Record<ImportColumn, number>> = { name: 40, description: 40, slabs: 28 }

function priceColumn(heading: ImportColumn, tier: Tier): Column<ProductRow> {
  return { heading, kind: 'money', value: ({ product }) => product.pricesPaise[tier] }
}

function columnOf(heading: ImportColumn): Column<ProductRow> {
  const width = widths[heading]
  return (
    numbers[heading] ?? {
      ...{ heading, kind: 'text', value: ({ cells }) => cells[heading] },
      ...(width && { width }),
    }
  )
}

async function* asRows(
  batches: AsyncIterable<readonly ProductDetails[]>,
): AsyncGenerator<ProductRow[]> {
  for await (const batch of batches) {
    yield batch.map((product) => ({ product, cells: cellsOfForm(formOfProduct(product)) }))
  }
}

/** The products of the price list, in the columns of the import. */
export function productTable(batches: AsyncIterable<readonly ProductDetails[]>): Table<ProductRow> {
  return { name: 'Products', columns: importColumns.map(columnOf), batches: asRows(batches) }
}

/**
 * GET /products/export: the columns of the import, streamed.
 * @param walk reads all products on sale in batches
 */
export function registerExport(
  app: TypedApp,
  walk: () => AsyncIterable<readonly ProductDetails[]>,
): void {
  app.get(
    '/products/export',
    {
      config: { access: ['superadmin'], operation: 'exportProducts', rights: ['products'] },
      schema: {
        querystring: ExportQuerySchema,
        response: { 200: tableResponse('products, a row each'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) =>
      sendTable(reply, productTable(walk()), {
        name: 'products',
        format: request.query.format,
      }),
  )
}
