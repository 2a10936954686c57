import {
  findGstNumberFault,
  type GstNumberContext,
} from '@store/contract/rules/accounts/gst-number'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import {
  isStateExcluded,
  placeKeyOf,
  statedRegistrationOf,
  stopsInvoice,
} from '@store/contract/rules/orders/tax/tax-issues'
import { gstNumberFaultMessages, taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { findState, isIntraState } from '@store/contract/rules/shipping/gst-states'
import { stateOfRegistration } from '@store/contract/rules/shipping/place-of-supply'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import type { TaxDetailsChange } from '@store/contract/schemas/orders/tax-details'
import { type Database, HttpError } from '../../../base/base.ts'
import {
  currentPlaceOfSupply,
  OrderCancelledError,
  type OrderDependencies,
  type OrderRecord,
  type OrderService,
  type OrderTarget,
  type OrderUpdate,
  placeSeparator,
  splitOrderTax,
  taxIssuesOfOrder,
} from '../../../ordering/ordering.ts'
import { statesOfPincode } from '../../../people/people.ts'
import { findInvoice } from '../document-repository.ts'
import type { ReadSeller } from '../issue-documents.ts'
import { InvoiceIssuedError, nothingToConfirmError } from './tax-details-errors.ts'

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

/** A pincode and its state. */
type Place = Pick<OrderShipping, 'pincode' | 'state'>

/** What a settlement makes of an order, and how the timeline tells it. */
interface Settlement extends Pick<OrderRecord, 'shipping' | 'confirmedPlaces'> {
  event: Pick<OrderUpdate, 'from' | 'to' | 'reason'>
}

/** Pincode and state in a few letters, for the columns of an event. */
function shortPlaceOf({ pincode, state }: Place): string {
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
    confirmedPlaces: order.confirmedPlaces,
    event: { from, to: gstNumber, reason },
  }
}

/** Reads pincode and state of an answer. @throws HttpError (400) when they contradict each other, too */
function readPlace(typed: Place): Place {
  const pincode = typed.pincode.trim()
  if (!isPincode(pincode)) throw new HttpError(fieldError('pincode', messages.checkout.pincode))
  const state = findState(typed.state)?.name
  if (state === undefined) throw new HttpError(fieldError('state', messages.checkout.state))
  const states = statesOfPincode(pincode).map(({ name }) => name)
  if (isStateExcluded(state, states)) {
    const message = messages.checkout.pincodeElsewhere(pincode, states.join(' or '))
    throw new HttpError(fieldError('state', message))
  }
  return { pincode, state }
}

const correctionOf = (from: Place, to: Place): Settlement['event'] => ({
  from: shortPlaceOf(from),
  to: shortPlaceOf(to),
  reason: taxMessages.placeChanged(placeKeyOf(from), placeKeyOf(to)),
})

function withPlace({ shipping, confirmedPlaces }: OrderRecord, typed: Place): Settlement {
  const place = readPlace(typed)
  const event = correctionOf(shipping, place)
  return { shipping: { ...shipping, ...place }, confirmedPlaces, event }
}

function withRegisteredPlace(
  { shipping, confirmedPlaces }: OrderRecord,
  typed: Place,
  context: GstNumberContext,
): Settlement {
  const registered = stateOfRegistration(shipping, context)
  if (registered && registered !== findState(typed.state)) {
    const message = messages.checkout.registeredElsewhere(registered.name)
    throw new HttpError(fieldError('state', message))
  }
  const place = readPlace(typed)
  const { companyPincode = '', companyState = '' } = shipping
  const former = { pincode: companyPincode, state: registered?.name ?? companyState }
  const settled = { ...shipping, companyPincode: place.pincode, companyState: place.state }
  return { shipping: settled, confirmedPlaces, event: correctionOf(former, place) }
}

/** Confirms a place as it is; one that the order had before is forgotten. */
function withConfirmed(
  { shipping, confirmedPlaces }: OrderRecord,
  confirmed: Place,
  context: GstNumberContext,
): Settlement {
  const key = placeKeyOf(confirmed)
  const places = [shipping, statedRegistrationOf(shipping, context)]
  const known = places.flatMap((place) => (place ? [placeKeyOf(place)] : []))
  const kept = confirmedPlaces.filter((former) => former !== key && known.includes(former))
  const place = shortPlaceOf(confirmed)
  const event = { from: place, to: place, reason: taxMessages.placeConfirmed(key) }
  return { shipping, confirmedPlaces: [...kept, key], event }
}

/** @throws HttpError (400) for a buyer: the seller owes the tax */
function assertMayConfirm({ actor }: OrderTarget, field: keyof TaxDetailsChange): void {
  if (!isAdmin(actor.role)) throw new HttpError(fieldError(field, taxMessages.cannotConfirm))
}

export function createTaxSettlement({
  orders,
  clock,
  issueDocuments,
  assertGstNumber,
  readSeller,
}: TaxSettlementDependencies): SettleTaxDetails {
  const settle = async (trx: Database, order: OrderRecord, answer: Settlement) => {
    const { shipping, confirmedPlaces, event } = answer
    const issues = taxIssuesOfOrder(answer)
    const { seller } = await readSeller(trx)
    const place = currentPlaceOfSupply({ ...order, shipping }, { sellerGstNumber: seller.gstin })
    const lines = await splitOrderTax(trx, order, isIntraState(seller.state, place?.name ?? ''))
    const placeOfSupply = order.placeOfSupply === undefined ? undefined : place?.code
    const isShipped = hasShipped(order.status)
    if (isShipped) {
      const settled = { ...order, shipping, confirmedPlaces, placeOfSupply, lines }
      const at = clock.now()
      await issueDocuments(trx, { order: settled, status: order.status, reason: undefined, at })
    }
    const isWaiting = isShipped ? stopsInvoice(issues) : issues.length > 0
    return {
      set: {
        shipping: JSON.stringify(shipping),
        place_of_supply: placeOfSupply ?? null,
        confirmed_place: confirmedPlaces.join(placeSeparator) || null,
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
      const sellerGstNumber = (await readSeller(trx)).seller.gstin
      if (change.gstNumber !== undefined) {
        await assertGstNumber(order.buyer.userId, change)
        return settle(trx, order, withGstNumber(order, change.gstNumber, sellerGstNumber))
      }
      const { place, registeredPlace } = change
      const context = { sellerGstNumber }
      if (place) return settle(trx, order, withPlace(order, place))
      if (registeredPlace)
        return settle(trx, order, withRegisteredPlace(order, registeredPlace, context))
      if (change.isRegisteredPlaceConfirmed) {
        assertMayConfirm(target, 'isRegisteredPlaceConfirmed')
        const registration = statedRegistrationOf(order.shipping, context)
        if (!registration) throw nothingToConfirmError()
        return settle(trx, order, withConfirmed(order, registration, context))
      }
      assertMayConfirm(target, 'isPlaceConfirmed')
      return settle(trx, order, withConfirmed(order, order.shipping, context))
    })
}
