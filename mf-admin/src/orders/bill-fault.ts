import { largestBillBytes } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'

/** @returns what is wrong with a file as a bill (spec §5: a PDF), before it is sent; the server looks inside. */
export function findBillError(file: File): string | undefined {
  const isNamedPdf = file.name.toLowerCase().endsWith('.pdf')
  // Some systems know no type for a file; then its name has to do.
  const isPdf = file.type === 'application/pdf' || (file.type === '' && isNamedPdf)
  if (!isPdf) return messages.adminOrders.billType
  return file.size > largestBillBytes ? messages.adminOrders.billTooLarge : undefined
}
