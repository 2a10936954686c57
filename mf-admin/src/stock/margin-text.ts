import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Margin } from '@store/contract/schemas/stock/stock'

/** What a piece cost last and what each price earns. */
export function marginText({ lastCost, margins }: Margin): string {
  const { enduser, reseller, distributor } = margins
  return `${formatRupees(lastCost)}; end user ${enduser} %, reseller ${reseller} %, distributor ${distributor} %`
}
