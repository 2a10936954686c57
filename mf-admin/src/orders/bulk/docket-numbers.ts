import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import { type Dispatch, validateDispatch } from '@store/contract/rules/orders/dispatch'
import type { OrderRefused } from '@store/contract/schemas/orders/order-management'
import type { Order } from '@store/contract/schemas/orders/orders'

/** The docket numbers as typed, by id of the order; an order without one has none. */
export type DocketNumbers = Readonly<Record<string, string>>

/** What orders that ship together have in common, and the docket number of each. */
export interface Shipment {
  dispatch: Dispatch
  dockets: DocketNumbers
}

/** The name of the field of an order, which its error refers to. */
export const docketFieldOf = ({ _id }: Pick<Order, '_id'>) => `dockets.${_id}`

/**
 * The dispatch of an order with a docket number of its own.
 * @returns `undefined` for one without, which has the common dispatch
 */
export function ownDispatchOf(
  { dispatch, dockets }: Shipment,
  { _id }: Pick<Order, '_id'>,
): Dispatch | undefined {
  const docketNumber = dockets[_id]?.trim()
  return docketNumber ? { ...dispatch, docketNumber } : undefined
}

/** Checks the common fields, and then every docket number. @returns `undefined` when all are valid */
export function validateShipment(
  shipment: Shipment,
  orders: readonly Order[],
): FormError | undefined {
  const common = validateDispatch(shipment.dispatch)
  if (common) return common
  const faults = orders.flatMap((order) => {
    const own = ownDispatchOf(shipment, order)
    const fault = own && validateDispatch(own)
    return fault ? { field: docketFieldOf(order), message: fault.message } : []
  })
  return faults[0] && { message: faults[0].message, fields: faults }
}

/** Orders that did not ship; a form shows the reason of each at its docket number. */
export class ShipmentRefusedError extends Error {
  readonly data: { message: string; errors: FieldError[] }

  constructor(refused: readonly OrderRefused[]) {
    const { length } = refused
    const message =
      length === 1
        ? '1 order was not shipped. Correct it and send it again.'
        : `${length} orders were not shipped. Correct them and send them again.`
    super(message)
    this.name = 'ShipmentRefusedError'
    const errors = refused.map((one) => ({ field: docketFieldOf(one), message: one.message }))
    this.data = { message, errors }
  }
}

/** The lines of a column that was copied from a spreadsheet; of several columns the first. */
export function readPastedColumn(text: string): string[] {
  const lines = text.replace(/(?:\r?\n)+$/, '').split(/\r?\n/)
  return lines.map((line) => line.split('\t', 1).join('').trim())
}
