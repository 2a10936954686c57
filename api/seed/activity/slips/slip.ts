import type { Paise } from '@store/contract/rules/pricing/money'

/** How a buyer paid: a phone's UPI app, or a bank's advice as a picture or a PDF. */
export type SlipForm = 'upi' | 'bank' | 'pdf'

/** What a payment slip shows. Equal slips are drawn as equal bytes. */
export interface Slip {
  form: SlipForm
  /** Number of the invented app or bank it comes from. */
  design: number
  amount: Paise
  /** UPI and IMPS 12 digits, NEFT 16 and RTGS 22 characters. */
  reference: string
  paidAt: Date
  /** In Latin capital letters. */
  payer: string
}
