import * as messages from '@store/contract/rules/messages'
import { Badge, formatCount } from '@store/ui'

/** From this stock on, no warning is shown. */
const comfortableStock = 6

/** Stock as a number, with a warning when little is left (ui.md, Shop). */
export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <Badge tone="danger">{messages.product.outOfStock}</Badge>
  if (stock < comfortableStock) return <Badge tone="warning">Only {stock} left</Badge>
  return <Badge tone="success">{formatCount(stock)} in stock</Badge>
}
