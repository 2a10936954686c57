import * as messages from '@store/contract/rules/messages'
import { bankChangeShownDays } from '@store/contract/rules/settings/bank-rules'
import type { BankDetails } from '@store/contract/schemas/managed-settings'
import type { BankBlock } from '@store/contract/schemas/settings'
import { type Config, HttpError } from '../../base/base.ts'
import type { StoreSettings } from './store-settings.ts'

/** @throws HttpError (501) while a part of the bank details is not set, without which nobody can pay */
export function assertBankDetails({ upiId: _optional, ...bank }: BankDetails): void {
  if (!Object.values(bank).includes('')) return
  throw new HttpError({
    message: messages.payment.bankMissing,
    statusCode: 501,
    code: 'bank_details_missing',
  })
}

const shownMs = bankChangeShownDays * 24 * 3_600_000

/**
 * The bank account for transfers: from the settings, never from code. For two weeks after a change it
 * says so: who pays into the former account by habit should look twice, and so should who expected it.
 * @throws HttpError (501) while a part of it is not set
 */
export function bankBlockOf(
  { bank: details, bankChangedAt }: Pick<StoreSettings, 'bank' | 'bankChangedAt'>,
  { config, now, isNewBuyer }: { config: Config; now: Date; isNewBuyer: boolean },
): BankBlock {
  const { upiId, ...bank } = details
  const isNews = bankChangedAt && now.getTime() - bankChangedAt.getTime() < shownMs
  assertBankDetails(details)
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, PUBLIC_ORIGIN } = config
  const { UPI_LIMIT_RUPEES: upiLimit, UPI_MERCHANT_CODE: upiMerchantCode } = config
  const isOnline = [RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, PUBLIC_ORIGIN].every(Boolean)
  const { PAYMENT_HOLD_HOURS: most, NEW_BUYER_HOLD_HOURS: first } = config
  const holdHours = isNewBuyer ? Math.min(most, first) : most
  return {
    ...bank,
    ...(isNews && { changedAt: bankChangedAt.toISOString() }),
    ...(upiId && { upiId, upiLimit, ...(upiMerchantCode && { upiMerchantCode }) }),
    ...(isOnline && { online: true as const }),
    ...(holdHours > 0 && { holdHours }),
  }
}
