import * as adminMessages from '@store/contract/rules/admin-messages'
import { largestBillBytes } from '@store/contract/rules/limits'

/** Checks type and size of a bill before the upload (spec §5: a PDF); the server checks the content. */
export function findBillError(file: File): string | undefined {
  const isNamedPdf = file.name.toLowerCase().endsWith('.pdf')
  // Some systems report no media type; then the file name decides.
  const isPdf = file.type === 'application/pdf' || (file.type === '' && isNamedPdf)
  if (!isPdf) return adminMessages.orders.billType
  return file.size > largestBillBytes ? adminMessages.orders.billTooLarge : undefined
}
