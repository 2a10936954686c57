import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { salesGroups } from '../../rules/sales/sales-groups.ts'
import { Day, Id, oneOf, Rupees, tableFormat } from '../wire.ts'
import { LedgerPeriodSchema } from './ledgers.ts'

const strict = { additionalProperties: false }
const choice = {
  ...LedgerPeriodSchema.properties,
  by: Type.Optional(oneOf(salesGroups, { description: 'default: product' })),
}

export const SalesQuerySchema = Type.Object(
  {
    ...choice,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export const SalesFileQuerySchema = Type.Object({ ...choice, format: tableFormat('xlsx') }, strict)

const amounts = {
  invoices: Type.Integer({ description: 'issued in the period, also if they were credited' }),
  pieces: Type.Optional(Type.Integer({ description: 'for groups of goods' })),
  taxable: Rupees,
  tax: Rupees,
  total: Rupees,
}

/** Invoices less credit notes of a period, added up; the largest first, months in their order. */
export const SalesSchema = Type.Object({
  by: oneOf(salesGroups),
  from: Day,
  to: Day,
  totals: Type.Object(amounts),
  rows: Type.Array(
    Type.Object({
      name: Type.String({ description: 'blank where documents do not say it' }),
      detail: Type.Optional(
        Type.String({ description: 'model of a product, business ID of a customer' }),
      ),
      customer: Type.Optional(Id),
      ...amounts,
    }),
  ),
})

export type SalesQuery = Static<typeof SalesQuerySchema>
export type Sales = Static<typeof SalesSchema>
