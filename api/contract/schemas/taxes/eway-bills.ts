import { type Static, Type } from 'typebox'
import { mostOrdersAtOnce } from '../../rules/limits.ts'
import { ewayBillNeeds } from '../../rules/taxes/eway-bill.ts'
import { Day, Id, OneLine, oneOf, Rupees } from '../wire.ts'
import { TaxDocumentNumber } from './document-number.ts'

const strict = { additionalProperties: false }

const transport = {
  mode: Type.Optional(oneOf(['road', 'rail', 'air', 'ship'] as const)),
  vehicleNumber: Type.Optional(OneLine(20)),
  isOversized: Type.Optional(Type.Boolean()),
  transporterName: Type.Optional(OneLine(100)),
  transporterId: Type.Optional(OneLine(20, { description: 'GST number or TRANSIN' })),
  documentNumber: Type.Optional(OneLine(20, { description: 'of the LR' })),
  documentDay: Type.Optional(Day),
  distanceKm: Type.Optional(Type.Integer({ description: 'absent: the portal computes it' })),
}

/** How goods travel, as far as it was said. */
export const TransportSchema = Type.Object(transport, strict)

/** How the goods of an invoice travel, for its e-way bill; it is kept with the order. */
export const EwayBillFormSchema = Type.Object(
  { number: TaxDocumentNumber('of the invoice'), ...transport },
  strict,
)

/** Of which orders it is asked whether their goods need an e-way bill. */
export const EwayBillsQuerySchema = Type.Object(
  { orders: Type.Array(Id, { minItems: 1, maxItems: mostOrdersAtOnce }) },
  strict,
)

/** Whether the goods of an order need an e-way bill before they move, and what is known of it. */
export const OrderEwayBillSchema = Type.Object({
  order: Id,
  need: oneOf(ewayBillNeeds),
  total: Rupees,
  limit: Rupees,
  transport: TransportSchema,
  ewayBillNumber: Type.Optional(Type.String({ description: '12 digits, from the portal' })),
})

export const OrderEwayBillsSchema = Type.Object({
  orders: Type.Array(OrderEwayBillSchema, { description: 'in the order asked for' }),
})

/** What an admin says of the transport of an order. It replaces what was said before; nothing of it is required. */
export const OrderTransportFormSchema = Type.Object(
  {
    ...transport,
    ewayBillNumber: Type.Optional(OneLine(20, { description: 'blank: none is known' })),
  },
  strict,
)

export type EwayBillForm = Static<typeof EwayBillFormSchema>
export type EwayBillsQuery = Static<typeof EwayBillsQuerySchema>
export type OrderEwayBill = Static<typeof OrderEwayBillSchema>
export type OrderEwayBills = Static<typeof OrderEwayBillsSchema>
export type OrderTransportForm = Static<typeof OrderTransportFormSchema>
