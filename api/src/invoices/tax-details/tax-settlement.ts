import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import { placeKeyOf, stopsInvoice } from '@store/contract/rules/orders/tax/tax-issues'
import { gstNumberFaultMessages, taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { findState, isIntraState } from '@store/contract/rules/shipping/gst-states'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import type { TaxDetailsChange } from '@store/contract/schemas/orders/tax-details'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/errors/errors.ts'
import type { OrderRecord } from '../../orders/order.ts'
import type { OrderDependencies } from '../../orders/order-dependencies.ts'
import { OrderCancelledError } from '../../orders/order-errors.ts'
import type { OrderService } from '../../orders/order-service.ts'
import { currentPlaceOfSupply } from '../../orders/place-of-supply.ts'
import { taxIssuesOfOrder } from '../../orders/tax/order-tax-issues.ts'
import { splitOrderTax } from '../../orders/tax/split-order-tax.ts'
import type { OrderTarget, OrderUpdate } from '../../orders/updating/update-order.ts'
import { findInvoice } from '../document-repository.ts'
import type { ReadSeller } from '../issue-documents.ts'
import { InvoiceIssuedError } from './tax-details-errors.ts'

/**
 * Settles an issue of an order's tax details while it has no invoice, and issues the invoice that waited for it.
 * @throws HttpError (400) at the field of an answer that contradicts itself, too; OrderNotFoundError (404);
 *   InvoiceIssuedError, OrderCancelledError (409)
 */
export type SettleTaxDetails = (
  target: OrderTarget,
  change: TaxDetailsChange,
) => Promise<OrderRecord>

interface TaxSettlementDependencies
  extends Pick<OrderDependencies, 'clock' | 'issueDocuments' | 'assertGstNumber'> {
  orders: Pick<OrderService, 'update'>
  readSeller: ReadSeller
}

/** What a settlement makes of an order, and how the timeline tells it. */
interface Settlement extends Pick<OrderRecord, 'shipping' | 'confirmedPlace'> {
  event: Pick<OrderUpdate, 'from' | 'to' | 'reason'>
}

/** Pincode and state in a few letters, for the columns of an event. */
function shortPlaceOf({ pincode, state }: OrderShipping): string {
  return `${pincode} ${findState(state)?.aliases[0] ?? state}`.slice(0, 40)
}

function withGstNumber(order: OrderRecord, typed: string, sellerGstNumber: string): Settlement {
  const gstNumber = typed.trim().toUpperCase()
  const { gstNumber: from = '', ...others } = order.shipping
  const fault = gstNumber === '' ? undefined : findGstNumberFault(gstNumber, { sellerGstNumber })
  if (fault) throw new HttpError(fieldError('gstNumber', gstNumberFaultMessages[fault]))
  const reason =
    gstNumber === ''
      ? taxMessages.gstNumberRemoved(from)
      : taxMessages.gstNumberChanged(from, gstNumber)
  return {
    shipping: { ...others, ...(gstNumber !== '' && { gstNumber }) },
    confirmedPlace: order.confirmedPlace,
    event: { from, to: gstNumber, reason },
  }
}

function withPlace(order: OrderRecord, place: { pincode: string; state: string }): Settlement {
  const pincode = place.pincode.trim()
  if (!isPincode(pincode)) throw new HttpError(fieldError('pincode', messages.checkout.pincode))
  const state = findState(place.state)?.name
  if (state === undefined) throw new HttpError(fieldError('state', messages.checkout.state))
  const shipping = { ...order.shipping, pincode, state }
  const [issue] = taxIssuesOfOrder({ shipping, confirmedPlace: undefined }).flatMap((found) =>
    found.kind === 'place' ? [found] : [],
  )
  if (issue) {
    const message = messages.checkout.pincodeElsewhere(pincode, issue.states.join(' or '))
    throw new HttpError(fieldError('state', message))
  }
  const reason = taxMessages.placeChanged(placeKeyOf(order.shipping), placeKeyOf(shipping))
  const event = { from: shortPlaceOf(order.shipping), to: shortPlaceOf(shipping), reason }
  return { shipping, confirmedPlace: undefined, event }
}

function withConfirmedPlace({ shipping }: OrderRecord, { actor }: OrderTarget): Settlement {
  if (!isAdmin(actor.role)) {
    throw new HttpError(fieldError('isPlaceConfirmed', taxMessages.cannotConfirm))
  }
  const confirmedPlace = placeKeyOf(shipping)
  const place = shortPlaceOf(shipping)
  const reason = taxMessages.placeConfirmed(confirmedPlace)
  return { shipping, confirmedPlace, event: { from: place, to: place, reason } }
}

export function createTaxSettlement({
  orders,
  clock,
  issueDocuments,
  assertGstNumber,
  readSeller,
}: TaxSettlementDependencies): SettleTaxDetails {
  const settle = async (trx: Database, order: OrderRecord, answer: Settlement) => {
    const { shipping, confirmedPlace, event } = answer
    const issues = taxIssuesOfOrder(answer)
    const { seller } = await readSeller(trx)
    const place = currentPlaceOfSupply({ ...order, shipping }, { sellerGstNumber: seller.gstin })
    const lines = await splitOrderTax(trx, order, isIntraState(seller.state, place?.name ?? ''))
    const placeOfSupply = order.placeOfSupply === undefined ? undefined : place?.code
    const isShipped = hasShipped(order.status)
    if (isShipped) {
      const settled = { ...order, shipping, confirmedPlace, placeOfSupply, lines }
      const at = clock.now()
      await issueDocuments(trx, { order: settled, status: order.status, reason: undefined, at })
    }
    const isWaiting = isShipped ? stopsInvoice(issues) : issues.length > 0
    return {
      set: {
        shipping: JSON.stringify(shipping),
        place_of_supply: placeOfSupply ?? null,
        confirmed_place: confirmedPlace ?? null,
        has_tax_issues: isWaiting ? (1 as const) : (0 as const),
      },
      kind: 'tax' as const,
      ...event,
    }
  }
  return async (target, change) =>
    orders.update(target, async (order, trx) => {
      if (order.status === 'cancelled') throw new OrderCancelledError()
      if (await findInvoice(trx, order.id)) throw new InvoiceIssuedError()
      if (change.gstNumber !== undefined) {
        await assertGstNumber(order.buyer.userId, change)
        const { gstin } = (await readSeller(trx)).seller
        return settle(trx, order, withGstNumber(order, change.gstNumber, gstin))
      }
      if (change.place) return settle(trx, order, withPlace(order, change.place))
      return settle(trx, order, withConfirmedPlace(order, target))
    })
}
