import type { CancellationForm } from '@store/contract/schemas/taxes/portal-answers'
import type { MonthDocumentView } from '@store/contract/schemas/taxes/tax-months'

/** What of a document can be cancelled at a portal. */
export function cancellableOf({
  eInvoice,
  ewayBillNumber,
}: Pick<MonthDocumentView, 'eInvoice' | 'ewayBillNumber'>): CancellationForm['of'][] {
  return [
    ...(eInvoice && !eInvoice.cancelReason ? (['e-invoice'] as const) : []),
    ...(ewayBillNumber ? (['eway-bill'] as const) : []),
  ]
}
