import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { defineError } from '../../base/base.ts'

/** 409: the order was not reserved, or is paid, cancelled or has its proof already. */
export const PaymentNotAwaitedError = defineError(
  'payment_not_awaited',
  reservedMessages.notAwaited,
  409,
)

/** 404: the payment link was not made by this store. */
export const PaymentLinkInvalidError = defineError(
  'payment_link_invalid',
  reservedMessages.linkInvalid,
  404,
)

/** 404: the time to pay is over. */
export const PaymentLinkExpiredError = defineError(
  'payment_link_expired',
  reservedMessages.linkExpired,
  404,
)
