import { customCourier } from '@store/contract/rules/delivery'
import type { Order, OrderShipping } from '@store/contract/schemas/orders'
import { theme } from '@store/sdk'
import styled from 'styled-components'

const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

function carrierOf(shipping: OrderShipping): string {
  const { deliveryMethod, courierOption, busName, busNumber, contactNumber } = shipping
  if (deliveryMethod === 'bus' || deliveryMethod === 'transport') {
    const carrier = [busName, busNumber].filter(Boolean).join(' ')
    return [`by ${deliveryMethod}`, carrier, contactNumber].filter(Boolean).join(', ')
  }
  const courier = courierOption === customCourier ? shipping.customCourier : courierOption
  return courier ? `by courier, ${courier}` : 'by courier'
}

/** Where the order goes and how, in one sentence; and why it was cancelled, if it was. */
export function OrderDelivery({ order }: { order: Pick<Order, 'shippingInfo' | 'cancelReason'> }) {
  const { fullName, address, city, state, pincode } = order.shippingInfo
  return (
    <div>
      <Line>
        To {fullName}, {address}, {city}, {state} {pincode}, {carrierOf(order.shippingInfo)}
      </Line>
      {order.cancelReason ? <Line>Cancelled: {order.cancelReason}</Line> : null}
    </div>
  )
}
