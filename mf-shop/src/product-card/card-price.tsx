import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import { Price } from '@store/ui'
import type { Offer } from '../pricing/offer.ts'
import { Line } from './product-card-styles.ts'
import { StockBadge } from './stock-badge.tsx'

type CardPriceProps = { offer: Offer; quantity: number; stock: number }

/** The price of a piece at this quantity, and the stock. */
export function CardPrice({ offer, quantity, stock }: CardPriceProps) {
  const { unitPrice } = priceLine({ ...offer, quantity })
  return (
    <Line>
      <Price rupees={rupeesFromPaise(unitPrice)} was={rupeesFromPaise(offer.tierPrice)} />
      <StockBadge stock={stock} />
    </Line>
  )
}
