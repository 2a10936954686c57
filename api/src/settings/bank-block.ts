import * as messages from '@store/contract/rules/messages'
import type { BankBlock } from '@store/contract/schemas/settings'
import type { Config } from '../config.ts'
import { HttpError } from '../http/errors/errors.ts'

/**
 * The bank account for transfers (spec §2, Payment): from the configuration, never from code.
 * @throws HttpError (501) while a part of it is not configured
 */
export function bankBlockOf(config: Config): BankBlock {
  const bank = {
    accountHolder: config.BANK_ACCOUNT_HOLDER,
    bank: config.BANK_NAME,
    accountNumber: config.BANK_ACCOUNT_NUMBER,
    ifsc: config.BANK_IFSC,
    branch: config.BANK_BRANCH,
  }
  if (Object.values(bank).includes('')) {
    throw new HttpError({
      message: messages.payment.bankMissing,
      statusCode: 501,
      code: 'bank_details_missing',
    })
  }
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, PUBLIC_ORIGIN } = config
  const isOnline = [RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, PUBLIC_ORIGIN].every(Boolean)
  return {
    ...bank,
    ...(config.BANK_UPI_ID && { upiId: config.BANK_UPI_ID }),
    ...(isOnline && { online: true as const }),
  }
}
