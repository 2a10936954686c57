import { t } from '@lingui/core/macro'
import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { isStateExcluded } from '@store/contract/rules/orders/tax/tax-issues'
import { taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { customCourier } from '@store/contract/rules/shipping/delivery'
import { recipientOf } from '@store/contract/rules/shipping/parties'
import { consigneeOf } from '@store/contract/rules/shipping/place-of-supply'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { intlLocale, translate } from '@store/sdk'
import { FormMessage, Panel, Stack, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useGetPincodeQuery } from '../checkout/addresses/pincode-api.ts'
import { usePoNumberWarning } from '../checkout/buyer-texts/use-po-number-warning.ts'
import type { OrderDetails } from './payment-state.ts'

const Lines = styled.address`
  display: grid;
  font-size: ${theme.size.s};
  font-style: normal;
  overflow-wrap: anywhere;

  span {
    color: ${theme.color.textMuted};
  }
`

const Note = styled.span`
  white-space: pre-line;
`

/** Delivery method in one line. */
function carrierOf(shipping: Shipping): string {
  const { deliveryMethod, courierOption, busName = '', busNumber = '' } = shipping
  if (deliveryMethod === 'bus') return t`By bus: ${busName}, ${busNumber}`
  if (deliveryMethod === 'transport') return t`By transport: ${busName}, ${busNumber}`
  const courier = courierOption === customCourier ? shipping.customCourier : courierOption
  return courier ? t`By courier: ${courier}` : t`By courier`
}

/** What is wrong with the place, although the buyer said at the checkout that it is right; undefined for a usual one. */
function usePlaceProblem({ pincode, state }: Shipping): string | undefined {
  const { currentData: place } = useGetPincodeQuery(pincode, { skip: !isPincode(pincode) })
  if (!place || !isStateExcluded(state, place.states)) return undefined
  const states = new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(place.states)
  return taxMessages.placeContradicts(pincode, states, state)
}

/** Delivery address, PO number and note, shown again before payment. */
export function DeliverySummary({ details }: { details: OrderDetails }) {
  const { shippingInfo, poNumber, buyerNote } = details
  const poNumberWarning = usePoNumberWarning(poNumber)
  const placeProblem = usePlaceProblem(shippingInfo)
  const isToCustomer = consigneeOf(shippingInfo) === 'third-party'
  const { name: billedTo } = recipientOf(shippingInfo)
  const { fullName, businessName, address, city, state, pincode, phone } = shippingInfo
  const { gstNumber = '' } = shippingInfo
  const isUnusable = gstNumber !== '' && findGstNumberFault(gstNumber, {}) !== undefined
  return (
    <Panel title={t`Deliver to`} actions={<Link to="/checkout">{t`Change`}</Link>}>
      <Stack>
        <Lines>
          <strong>{fullName}</strong>
          {businessName && !isToCustomer ? <span>{businessName}</span> : null}
          <span>{address}</span>
          <span>
            {city}, {state} {pincode}
          </span>
          <span>{phone}</span>
          <span>{carrierOf(shippingInfo)}</span>
          {isToCustomer ? <span>{t`Billed to ${billedTo}`}</span> : null}
          {poNumber === undefined ? null : <span>{t`Your PO number: ${poNumber}`}</span>}
          {poNumberWarning === undefined ? null : <span>{poNumberWarning}</span>}
          {buyerNote === undefined ? null : <Note>{t`Your note: ${buyerNote}`}</Note>}
        </Lines>
        {isUnusable ? (
          <FormMessage tone="warning">{taxMessages.gstNumberUnusable(gstNumber)}</FormMessage>
        ) : null}
        {placeProblem === undefined ? null : (
          <FormMessage tone="warning">{translate(placeProblem)}</FormMessage>
        )}
      </Stack>
    </Panel>
  )
}
