import { rupeesFromPaise } from '@store/contract/rules/money'
import { nextSlabFor, priceLine } from '@store/contract/rules/price'
import type { Product } from '@store/contract/schemas/catalog'
import { Price, useSession } from '@store/sdk'
import { nudgeOf } from '../pricing/nudge.ts'
import { offerTo } from '../pricing/offer.ts'
import { Line, Nudge } from './product-card-styles.ts'
import { StockBadge } from './stock-badge.tsx'

type CardPriceProps = { product: Product; quantity: number }

/** What a piece costs this person in this quantity, how many there are, and what more would save. */
export function CardPrice({ product, quantity }: CardPriceProps) {
  const { role } = useSession()
  const line = { ...offerTo(role, product), quantity }
  const { unitPrice } = priceLine(line)
  const next = nextSlabFor(line)
  return (
    <>
      <Line>
        <Price rupees={rupeesFromPaise(unitPrice)} was={rupeesFromPaise(line.tierPrice)} />
        <StockBadge stock={product.stock} />
      </Line>
      <Nudge>{next && nudgeOf(next, unitPrice)}</Nudge>
    </>
  )
}
