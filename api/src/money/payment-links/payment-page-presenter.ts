import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { PaymentPage } from '@store/contract/schemas/orders/reserved-orders'
import type { LinkedPayment } from './payment-link-service.ts'

function stateOf({ order, bank }: LinkedPayment): PaymentPage['state'] {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.paymentStatus === 'paid') return 'paid'
  return bank ? 'open' : 'sent'
}

/** What a payment link shows: nothing of the buyer or the products. */
export function presentPaymentPage(payment: LinkedPayment): PaymentPage {
  const { order, payBy, bank } = payment
  const { openAmount } = order
  return {
    order: orderNameOf(order.publicId),
    state: stateOf(payment),
    totalAmount: rupeesFromPaise(order.total),
    ...(openAmount !== undefined && { openAmount: rupeesFromPaise(openAmount) }),
    paymentCode: formatPaymentCode(order.paymentCode),
    payBy: payBy.toISOString(),
    ...(bank && { bank }),
  }
}
