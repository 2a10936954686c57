import type { BankDetails } from '@store/contract/schemas/managed-settings'

/** The facts of a bank account with their names, in the order of the form. */
export const bankLabels: readonly (readonly [keyof BankDetails, string])[] = [
  ['accountHolder', 'Account holder'],
  ['bank', 'Bank'],
  ['accountNumber', 'Account number'],
  ['ifsc', 'IFSC'],
  ['branch', 'Branch'],
  ['upiId', 'UPI id'],
]

/** The facts that a change replaces, former and new. */
export function changedBankFacts(
  from: BankDetails,
  to: BankDetails,
): { label: string; from: string; to: string }[] {
  return bankLabels
    .filter(([field]) => from[field] !== to[field])
    .map(([field, label]) => ({ label, from: from[field], to: to[field] }))
}
