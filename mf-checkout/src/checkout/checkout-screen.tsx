import { messages } from '@store/contract/rules/messages'
import {
  Loading,
  PageBody,
  PageHeader,
  Skeleton,
  theme,
  useGetShippingQuery,
  useSession,
} from '@store/sdk'
import styled from 'styled-components'
import { type OpenCart, WithCart } from '../cart/open-cart.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ShippingForm } from './shipping-form.tsx'

/** The form first, on a phone as well: the summary is a look back, not the next step. */
export const CheckoutColumns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`

function SavedShippingForm() {
  const { user } = useSession()
  const { data, isLoading } = useGetShippingQuery()
  if (isLoading) {
    return (
      <Loading>
        <Skeleton shape="card" height="36rem" />
      </Loading>
    )
  }
  // Saved details that could not be read only cost some typing; they must not stop an order.
  return user ? <ShippingForm user={user} saved={data ?? undefined} /> : null
}

function FullCheckout({ cart, inStock }: OpenCart) {
  return (
    <CheckoutColumns>
      <SavedShippingForm />
      <OrderSummary totalAmount={cart.totalAmount} lines={inStock} canRemove />
    </CheckoutColumns>
  )
}

/** Where to and how the order goes (spec §2, Checkout). */
export function CheckoutScreen() {
  return (
    <PageBody>
      <PageHeader
        title="Checkout"
        trail={[{ label: 'Cart', to: '/cart' }, { label: 'Checkout' }]}
      />
      <WithCart failure={messages.checkout.loadFailed}>{FullCheckout}</WithCart>
    </PageBody>
  )
}
