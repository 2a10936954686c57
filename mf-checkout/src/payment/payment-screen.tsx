import { messages } from '@store/contract/rules/messages'
import type { Shipping } from '@store/contract/schemas/shipping'
import { PageBody, PageHeader, readKeptShipping, Stack, toast, useSession } from '@store/sdk'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { WithCart } from '../cart/open-cart.tsx'
import { CheckoutColumns } from '../checkout/checkout-screen.tsx'
import { OrderSummary } from '../checkout/order-summary.tsx'
import { BankBlock } from './bank-block.tsx'
import { ProofForm } from './proof-form.tsx'

/** The details checkout handed over, or kept before a reload. */
function useShippingInfo(): Shipping | undefined {
  const { user } = useSession()
  const { state }: { state: { shippingInfo?: Shipping } | null } = useLocation()
  const [kept] = useState(() => (user ? readKeptShipping(user._id) : undefined))
  return state?.shippingInfo ?? kept
}

/** Nobody pays for an order that has no address: back to where it is typed (spec §5). */
function BackToCheckout() {
  useEffect(() => {
    toast.error(messages.payment.missingShipping)
  }, [])
  return <Navigate to="/checkout" replace />
}

function Payment({ shippingInfo }: { shippingInfo: Shipping }) {
  return (
    <WithCart failure={messages.checkout.loadFailed}>
      {({ cart, inStock }) => (
        <CheckoutColumns>
          <Stack gap="l">
            <BankBlock totalAmount={cart.totalAmount} />
            <ProofForm shippingInfo={shippingInfo} totalAmount={cart.totalAmount} />
          </Stack>
          <OrderSummary totalAmount={cart.totalAmount} lines={inStock} />
        </CheckoutColumns>
      )}
    </WithCart>
  )
}

/** Pay by bank transfer, upload the proof, and the order is placed (spec §2, Payment). */
export function PaymentScreen() {
  const shippingInfo = useShippingInfo()
  if (!shippingInfo) return <BackToCheckout />
  return (
    <PageBody>
      <PageHeader
        title="Payment"
        trail={[
          { label: 'Cart', to: '/cart' },
          { label: 'Checkout', to: '/checkout' },
          { label: 'Payment' },
        ]}
      />
      <Payment shippingInfo={shippingInfo} />
    </PageBody>
  )
}
