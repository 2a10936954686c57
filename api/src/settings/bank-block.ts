import * as messages from '@store/contract/rules/messages'
import type { BankDetails } from '@store/contract/schemas/managed-settings'
import type { BankBlock } from '@store/contract/schemas/settings'
import type { Config } from '../config.ts'
import { HttpError } from '../http/errors/errors.ts'

/**
 * The bank account for transfers (spec §2, Payment): from the settings, never from code.
 * @throws HttpError (501) while a part of it is not set
 */
export function bankBlockOf({ upiId, ...bank }: BankDetails, config: Config): BankBlock {
  if (Object.values(bank).includes('')) {
    throw new HttpError({
      message: messages.payment.bankMissing,
      statusCode: 501,
      code: 'bank_details_missing',
    })
  }
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, PUBLIC_ORIGIN } = config
  const { UPI_LIMIT_RUPEES: upiLimit, UPI_MERCHANT_CODE: upiMerchantCode } = config
  const isOnline = [RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, PUBLIC_ORIGIN].every(Boolean)
  const holdHours = config.PAYMENT_HOLD_HOURS
  return {
    ...bank,
    ...(upiId && { upiId, upiLimit, ...(upiMerchantCode && { upiMerchantCode }) }),
    ...(isOnline && { online: true as const }),
    ...(holdHours > 0 && { holdHours }),
  }
}
