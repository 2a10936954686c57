import { customCourier } from '@store/contract/rules/shipping/delivery'
import { labelOfState, stateOfCode } from '@store/contract/rules/shipping/gst-states'
import { consigneeOf } from '@store/contract/rules/shipping/place-of-supply'
import type { OrderDeliveryTerms } from '@store/contract/schemas/orders/delivery-terms'
import type { Order } from '@store/contract/schemas/orders/orders'
import { describeFreight, Grid } from '@store/ui'
import { carrierWordsOf } from '../dispatch/carrier-words.ts'
import { type Fact, FactList } from './fact-list.tsx'

/** Narrow enough for three side by side in a card, wide enough for a GST number and an email. */
const minListWidth = '16rem'

/** Old orders may still name the courier of one's own as the form once did as Custom. */
const ownCouriers: readonly (string | undefined)[] = [customCourier, 'Custom']

function capitalised(word: string | undefined): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1)
}

type CustomerOrder = Pick<
  Order,
  | 'shippingInfo'
  | 'buyer'
  | 'placeOfSupply'
  | 'poNumber'
  | 'buyerNote'
  | 'deliveryTerms'
  | 'dispatch'
>

/** Facts that desks 1.4 does not list: a missing one is left out. */
function known(facts: readonly Fact[]): Fact[] {
  return facts.filter(([, value]) => value?.trim())
}

function addressOf({ shippingInfo, buyer }: CustomerOrder): Fact[] {
  return [
    ['Full name', shippingInfo.fullName],
    ['Phone', shippingInfo.phone],
    ...known([['Email', buyer?.email]]),
    ['Address', shippingInfo.address],
    ['City', shippingInfo.city],
    ['State', shippingInfo.state],
    ['Pincode', shippingInfo.pincode],
    ...known([
      [
        'Goods go to',
        consigneeOf(shippingInfo) === 'third-party' ? "The buyer's customer" : undefined,
      ],
    ]),
  ]
}

function businessOf({
  shippingInfo: shipping,
  placeOfSupply = '',
  poNumber,
}: CustomerOrder): Fact[] {
  const place = stateOfCode(placeOfSupply)
  return [
    ['Business name', shipping.businessName],
    ['GST number', shipping.gstNumber],
    ['PAN number', shipping.panNumber],
    ['Company address', shipping.companyAddress],
    ...known([
      ['Company city', shipping.companyCity],
      ['Company pincode', shipping.companyPincode],
      ['PO number', poNumber],
      ['Place of supply', place && labelOfState(place)],
    ]),
  ]
}

/** What the buyer was told, which the freight of the dispatch has to keep. */
function termsOf(terms: OrderDeliveryTerms): Fact[] {
  const { dispatchDays, cutOffHour } = terms
  const days = dispatchDays === 1 ? '1 working day' : `${dispatchDays} working days`
  const cutOff = cutOffHour === undefined ? '' : `, paid by ${cutOffHour}:00`
  return [
    ['Freight', describeFreight(terms)],
    ['Dispatch', dispatchDays === undefined ? undefined : `${days}${cutOff}`],
  ]
}

/** How the buyer wants it sent. */
function wayOf({ shippingInfo: shipping, dispatch }: CustomerOrder): Fact[] {
  const { deliveryMethod, courierOption } = shipping
  const method: Fact = ['Delivery method', capitalised(deliveryMethod)]
  // A transport company has no vehicle to name: the goods are collected at one of its offices, for its lorry receipt.
  if (deliveryMethod === 'transport') {
    return [
      method,
      ['Transport name', shipping.busName],
      ['City office', shipping.busNumber],
      ...known([['Contact number', shipping.contactNumber]]),
      [carrierWordsOf(deliveryMethod).receipt, dispatch?.docketNumber],
    ]
  }
  const facts: Fact[] = [method, ['Courier option', courierOption]]
  if (ownCouriers.includes(courierOption)) facts.push(['Custom courier', shipping.customCourier])
  if (deliveryMethod === 'bus') {
    facts.push(
      ['Bus name', shipping.busName],
      ['Bus number', shipping.busNumber],
      ['Contact number', shipping.contactNumber],
    )
  }
  return facts
}

function deliveryOf(order: CustomerOrder): Fact[] {
  const { deliveryTerms: terms, buyerNote } = order
  return [
    ...wayOf(order),
    ...(terms ? known(termsOf(terms)) : []),
    ...known([['Note from the buyer', buyerNote]]),
  ]
}

/** Customer, business and delivery of an order: everything that desks 1.4 lists. */
export function CustomerFacts({ order }: { order: CustomerOrder }) {
  return (
    <Grid min={minListWidth} gap="l" stretch>
      <FactList title="Customer" facts={addressOf(order)} />
      <FactList title="Business" facts={businessOf(order)} />
      <FactList title="Delivery" facts={deliveryOf(order)} />
    </Grid>
  )
}
