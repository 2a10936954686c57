import { customCourier } from '@store/contract/rules/shipping/delivery'
import type { Order, OrderShipping } from '@store/contract/schemas/orders/orders'
import { Grid } from '@store/ui'
import { type Fact, FactList } from './fact-list.tsx'

/** Narrow enough for three side by side in a card, wide enough for a GST number and an email. */
const minListWidth = '16rem'

/** Old orders may still name the courier of one's own as the form once did (spec §2: Custom). */
const ownCouriers: readonly (string | undefined)[] = [customCourier, 'Custom']

function capitalised(word: string | undefined): string | undefined {
  return word && word.charAt(0).toUpperCase() + word.slice(1)
}

function addressOf({ shippingInfo, buyer }: Pick<Order, 'shippingInfo' | 'buyer'>): Fact[] {
  return [
    ['Full name', shippingInfo.fullName],
    ['Phone', shippingInfo.phone],
    ['Email', buyer?.email],
    ['Address', shippingInfo.address],
    ['City', shippingInfo.city],
    ['State', shippingInfo.state],
    ['Pincode', shippingInfo.pincode],
  ]
}

function businessOf(shipping: OrderShipping): Fact[] {
  return [
    ['Business name', shipping.businessName],
    ['GST number', shipping.gstNumber],
    ['PAN number', shipping.panNumber],
    ['Company address', shipping.companyAddress],
  ]
}

function deliveryOf(shipping: OrderShipping): Fact[] {
  const { deliveryMethod, courierOption } = shipping
  const facts: Fact[] = [
    ['Delivery method', capitalised(deliveryMethod)],
    ['Courier option', courierOption],
  ]
  if (ownCouriers.includes(courierOption)) facts.push(['Custom courier', shipping.customCourier])
  if (deliveryMethod === 'bus' || deliveryMethod === 'transport') {
    facts.push(
      ['Bus name', shipping.busName],
      ['Bus number', shipping.busNumber],
      ['Contact number', shipping.contactNumber],
    )
  }
  return facts
}

/** Customer, business and delivery of an order: everything spec §2 lists. */
export function CustomerFacts({ order }: { order: Pick<Order, 'shippingInfo' | 'buyer'> }) {
  return (
    <Grid min={minListWidth} gap="l" stretch>
      <FactList title="Customer" facts={addressOf(order)} />
      <FactList title="Business" facts={businessOf(order.shippingInfo)} />
      <FactList title="Delivery" facts={deliveryOf(order.shippingInfo)} />
    </Grid>
  )
}
