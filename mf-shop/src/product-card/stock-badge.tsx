import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate } from '@store/sdk'
import { Badge, formatCount } from '@store/ui'

/** From this stock on, no warning is shown. */
const comfortableStock = 6

/** True when the stock deserves a warning. */
export function isLowStock(stock: number): boolean {
  return stock < comfortableStock
}

/** Stock as a number, with a warning when little is left (screens 2.3). */
export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <Badge tone="danger">{translate(messages.product.outOfStock)}</Badge>
  if (isLowStock(stock)) return <Badge tone="warning">{t`Only ${stock} left`}</Badge>
  const count = formatCount(stock)
  return <Badge tone="success">{t`${count} in stock`}</Badge>
}
