import { t } from '@lingui/core/macro'
import { customCourier } from '@store/contract/rules/shipping/delivery'
import type { Order, OrderShipping } from '@store/contract/schemas/orders/orders'
import { DispatchLine, theme } from '@store/ui'
import styled from 'styled-components'
import { OrderSection } from './order-section.tsx'

const Address = styled.address`
  font-size: ${theme.size.s};
  font-style: normal;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${theme.weight.medium};
  }
`

const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

function carrierOf(shipping: OrderShipping): string {
  const { deliveryMethod, courierOption, busName, busNumber, contactNumber } = shipping
  if (deliveryMethod === 'bus' || deliveryMethod === 'transport') {
    const carrier = [busName, busNumber].filter(Boolean).join(' ')
    const way = deliveryMethod === 'bus' ? t`By bus` : t`By transport`
    return [way, carrier, contactNumber].filter(Boolean).join(', ')
  }
  const courier = courierOption === customCourier ? shipping.customCourier : courierOption
  return courier ? t`By courier, ${courier}` : t`By courier`
}

/** Delivery address, and how the order is sent: as the buyer asked, then as it was sent. */
export function OrderDelivery({ order }: { order: Pick<Order, 'shippingInfo' | 'dispatch'> }) {
  const { shippingInfo, dispatch } = order
  const { fullName, businessName, address, city, state, pincode } = shippingInfo
  return (
    <OrderSection title={t`Delivery`}>
      <Address>
        <strong>{[fullName, businessName].filter(Boolean).join(', ')}</strong>
        <br />
        {address}, {city}, {state} {pincode}
      </Address>
      {dispatch ? <DispatchLine dispatch={dispatch} /> : <Line>{carrierOf(shippingInfo)}</Line>}
    </OrderSection>
  )
}
