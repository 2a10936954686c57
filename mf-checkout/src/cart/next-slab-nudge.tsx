import { paiseFromRupees, rupeesFromPaise } from '@store/contract/rules/money'
import { nextSlabFor } from '@store/contract/rules/price'
import { priceTierOf } from '@store/contract/rules/roles'
import type { CartLine } from '@store/contract/schemas/cart'
import { formatRupees, theme, useSession } from '@store/sdk'
import { TrendingDown } from 'lucide-react'
import styled from 'styled-components'

const Nudge = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.accentText};
  font-size: ${theme.size.s};

  svg {
    flex: none;
  }
`

/** How many more pieces would make each piece cheaper; nothing when there is no such slab in stock. */
export function NextSlabNudge({ line }: { line: CartLine }) {
  const { role } = useSession()
  const { product, quantity } = line
  const tierPrice = product.prices[priceTierOf(role)]
  if (tierPrice === undefined) return null
  const next = nextSlabFor({
    tierPrice: paiseFromRupees(tierPrice),
    slabs: product.quantityBasedPrices.map((slab) => ({
      ...slab,
      price: paiseFromRupees(slab.price),
    })),
    quantity,
  })
  if (!next || next.slab.minQty > product.stock) return null
  return (
    <Nudge>
      <TrendingDown size={16} aria-hidden />
      <span>
        Add {next.missing} more and save {formatRupees(rupeesFromPaise(next.savedEach))} on each
      </span>
    </Nudge>
  )
}
