import { t } from '@lingui/core/macro'
import { formatCount } from '@store/ui'

/** @example productCount(1200) // '1,200 products' */
export function productCount(total: number): string {
  const count = formatCount(total)
  return total === 1 ? t`${count} product` : t`${count} products`
}
