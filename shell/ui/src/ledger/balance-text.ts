import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'

/**
 * What is owed, or had in advance.
 * @param rupees negative for an advance
 * @example balanceText(-500) // '₹500 in advance'
 */
export function balanceText(rupees: number): string {
  if (rupees >= 0) return formatRupees(rupees)
  const amount = formatRupees(-rupees)
  return t`${amount} in advance`
}
