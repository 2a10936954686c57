import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import type { TaxContent } from '../tax-document.ts'

/** The copies of an invoice (CGST Rules 48). */
export const invoiceCopies = ['original', 'duplicate', 'triplicate'] as const
export type InvoiceCopy = (typeof invoiceCopies)[number]

const ofGoods: Readonly<Record<InvoiceCopy, string>> = {
  original: 'ORIGINAL FOR RECIPIENT',
  duplicate: 'DUPLICATE FOR TRANSPORTER',
  triplicate: 'TRIPLICATE FOR SUPPLIER',
}

/** Nobody carries services: there are two copies. */
const ofServices = { original: 'ORIGINAL FOR RECIPIENT', duplicate: 'DUPLICATE FOR SUPPLIER' }

/**
 * The marking of a copy. A credit note has none.
 * @returns undefined when the document has no such copy
 */
export function markingOf({ lines, against }: TaxContent, copy: InvoiceCopy): string | undefined {
  if (against) return undefined
  const hasGoods = lines.some(({ hsn }) => !isServiceHsn(hsn))
  if (hasGoods) return ofGoods[copy]
  return copy === 'triplicate' ? undefined : ofServices[copy]
}
