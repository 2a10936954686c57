import type { Paise } from '@store/contract/rules/pricing/money'

/** A line of a statement with the account that it belongs to, of either direction. */
export interface Transfer {
  /** YYYY-MM-DD */
  bookedOn: string
  amount: Paise
  narration: string
  bankReference: string | undefined
  /** Digits; undefined when its statement does not say it. */
  account: string | undefined
}
