import { t } from '@lingui/core/macro'
import { openPaymentOf } from '@store/contract/rules/orders/next-step'
import { customCourier } from '@store/contract/rules/shipping/delivery'
import { stateOfCode } from '@store/contract/rules/shipping/gst-states'
import { addressOfParty, nameOfParty, recipientOf } from '@store/contract/rules/shipping/parties'
import { consigneeOf } from '@store/contract/rules/shipping/place-of-supply'
import type { Order, OrderShipping } from '@store/contract/schemas/orders/orders'
import { useGetSellerQuery } from '@store/sdk'
import { DeliveryTermsList, DispatchLine, theme } from '@store/ui'
import styled from 'styled-components'
import { OrderSection } from './order-section.tsx'
import { ShareDispatch } from './share-dispatch.tsx'

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

const Note = styled(Line)`
  white-space: pre-line;
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

type Delivered = Pick<
  Order,
  '_id' | 'shippingInfo' | 'dispatch' | 'deliveryTerms' | 'placeOfSupply' | 'poNumber' | 'buyerNote'
> &
  Parameters<typeof openPaymentOf>[0]

/** What held when the order was placed; while it waits for a transfer, with the day by which it leaves. */
function OrderTerms({ order }: { order: Delivered }) {
  const { deliveryTerms } = order
  const isPayable = openPaymentOf(order) === 'transfer'
  const { data: seller } = useGetSellerQuery(undefined, { skip: !isPayable })
  if (!deliveryTerms) return null
  const holidays = seller && (seller.holidays ?? []).map(({ date }) => date)
  return <DeliveryTermsList terms={deliveryTerms} holidays={isPayable ? holidays : undefined} />
}

/** Who is billed for goods that go to somebody else. */
function Billing({ order: { shippingInfo, placeOfSupply = '' } }: { order: Delivered }) {
  const recipient = recipientOf(shippingInfo)
  const billed = [nameOfParty(recipient), addressOfParty(recipient)].filter(Boolean).join(', ')
  const place = stateOfCode(placeOfSupply)?.name
  return (
    <>
      <Line>{t`Sent to your customer, billed to ${billed}`}</Line>
      {place ? <Line>{t`Place of supply: ${place}`}</Line> : null}
    </>
  )
}

/** Delivery address, and how the order is sent: as the buyer asked, then as it was sent. */
export function OrderDelivery({ order }: { order: Delivered }) {
  const { shippingInfo, dispatch, poNumber, buyerNote } = order
  const { fullName, businessName, address, city, state, pincode } = shippingInfo
  const isToCustomer = consigneeOf(shippingInfo) === 'third-party'
  const names = isToCustomer ? [fullName] : [fullName, businessName]
  return (
    <OrderSection title={t`Delivery`}>
      <Address>
        <strong>{names.filter(Boolean).join(', ')}</strong>
        <br />
        {address}, {city}, {state} {pincode}
      </Address>
      {isToCustomer ? <Billing order={order} /> : null}
      {dispatch ? <DispatchLine dispatch={dispatch} /> : <Line>{carrierOf(shippingInfo)}</Line>}
      <ShareDispatch order={order} />
      <OrderTerms order={order} />
      {poNumber === undefined ? null : <Line>{t`Your PO number: ${poNumber}`}</Line>}
      {buyerNote === undefined ? null : <Note>{t`Your note: ${buyerNote}`}</Note>}
    </OrderSection>
  )
}
