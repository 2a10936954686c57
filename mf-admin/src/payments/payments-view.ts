import { type ReceiptState, receiptStates } from '@store/contract/rules/payments/receipt-states'
import { useUrlState } from '@store/ui'

/** The tabs of the desk: received money by its state, money that goes back, and the statements it was read from. */
export const paymentTabs = [...receiptStates, 'to-refund', 'statements'] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** The states of money that waits for an admin, the surest first. */
export const waitingStates = ['exact', 'proposed', 'waiting'] as const satisfies ReceiptState[]

/** Tab and open payment, both in the URL. */
export interface PaymentsView {
  tab: PaymentTab
  /** The payment that is open beside the list, or instead of it on a narrow screen; empty when none is. */
  receipt: string
}

function readView(params: URLSearchParams): PaymentsView {
  const wanted = params.get('tab')
  return {
    tab: paymentTabs.find((tab) => tab === wanted) ?? 'exact',
    receipt: params.get('receipt') ?? '',
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writePaymentsView({ tab, receipt }: PaymentsView): URLSearchParams {
  const params = new URLSearchParams()
  if (tab !== 'exact') params.set('tab', tab)
  if (receipt !== '') params.set('receipt', receipt)
  return params
}

/** The view in the URL, and a function to change it. */
export function usePaymentsView() {
  return useUrlState({ read: readView, write: writePaymentsView })
}

/** True for a tab that lists received money. */
export function isReceiptTab(tab: PaymentTab): tab is ReceiptState {
  return tab !== 'statements' && tab !== 'to-refund'
}
