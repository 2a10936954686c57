import * as messages from '@store/contract/rules/messages'
import { Badge, formatCount } from '@store/ui'

/** From this stock on, no warning is shown. */
const comfortableStock = 6

/** True when the stock deserves a warning. */
export function isLowStock(stock: number): boolean {
  return stock < comfortableStock
}

/** Stock as a number, with a warning when little is left (ui.md, Shop). */
export function StockBadge({ stock }: { stock: number }) {
  if (stock <= 0) return <Badge tone="danger">{messages.product.outOfStock}</Badge>
  if (isLowStock(stock)) return <Badge tone="warning">Only {stock} left</Badge>
  return <Badge tone="success">{formatCount(stock)} in stock</Badge>
}
