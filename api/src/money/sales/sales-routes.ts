import { defaultListLimit } from '@store/contract/rules/limits'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import {
  countsPieces,
  salesFileName,
  salesGroupNames,
} from '@store/contract/rules/sales/sales-groups'
import {
  type Sales,
  SalesFileQuerySchema,
  SalesQuerySchema,
  SalesSchema,
} from '@store/contract/schemas/payments/sales'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  type Column,
  orderAdmins,
  sendTable,
  setPaging,
  type Table,
  type TypedApp,
  tableResponse,
} from '../../base/base.ts'
import type { ReadSalesReport, SalesAmounts, SalesOfGroup, SalesReport } from './sales-report.ts'

function presentAmounts({ invoices, pieces, taxable, tax, total }: SalesAmounts) {
  return {
    invoices,
    ...(pieces !== undefined && { pieces }),
    taxable: rupeesFromPaise(taxable),
    tax: rupeesFromPaise(tax),
    total: rupeesFromPaise(total),
  }
}

function presentRow({ name, detail, customer, ...amounts }: SalesOfGroup): Sales['rows'][number] {
  return {
    name,
    ...(detail !== undefined && { detail }),
    ...(customer !== undefined && { customer }),
    ...presentAmounts(amounts),
  }
}

const details: Readonly<Record<string, string>> = { product: 'Model', customer: 'Customer ID' }

/** A report as a table, which ends with what it comes to. */
function salesTable({ by, rows, totals }: SalesReport): Table<SalesOfGroup> {
  const detail = details[by]
  const columns: Column<SalesOfGroup>[] = [
    { heading: salesGroupNames[by], kind: 'text', width: 36, value: ({ name }) => name },
    ...(detail === undefined
      ? []
      : [
          {
            heading: detail,
            kind: 'text',
            width: 18,
            value: (row: SalesOfGroup) => row.detail,
          } as const,
        ]),
    { heading: 'Invoices', kind: 'number', value: ({ invoices }) => invoices },
    ...(countsPieces(by)
      ? [{ heading: 'Pieces', kind: 'number', value: (row: SalesOfGroup) => row.pieces } as const]
      : []),
    { heading: 'Taxable value', kind: 'money', value: ({ taxable }) => taxable },
    { heading: 'GST', kind: 'money', value: ({ tax }) => tax },
    { heading: 'With tax', kind: 'money', value: ({ total }) => total },
  ]
  const sum = { name: 'Total', detail: undefined, customer: undefined, ...totals }
  return {
    name: 'Sales',
    columns,
    batches: (async function* batches() {
      yield [...rows, sum]
    })(),
  }
}

/** What was sold, for the admins of orders (money 7.9). */
export function registerSales(app: TypedApp, readReport: ReadSalesReport): void {
  app.get(
    '/admin/sales',
    {
      config: { access: orderAdmins, rights: ['money', 'accounts'], operation: 'readSales' },
      schema: {
        description: 'invoices less credit notes of a period, by product, customer, place or month',
        querystring: SalesQuerySchema,
        response: { 200: SalesSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { page = 1, limit = defaultListLimit, by = 'product', ...days } = request.query
      const { from, to, totals, rows } = await readReport(actorOf(request), { by, ...days })
      setPaging(reply, request, { total: rows.length, page, limit })
      const shown = rows.slice((page - 1) * limit, page * limit)
      return { by, from, to, totals: presentAmounts(totals), rows: shown.map(presentRow) }
    },
  )

  app.get(
    '/admin/sales/file',
    {
      config: { access: orderAdmins, rights: ['money', 'accounts'], operation: 'exportSales' },
      schema: {
        querystring: SalesFileQuerySchema,
        response: { 200: tableResponse('sales, a row for each group'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { format, by = 'product', ...days } = request.query
      const report = await readReport(actorOf(request), { by, ...days })
      return sendTable(reply, salesTable(report), { name: salesFileName(report), format })
    },
  )
}
