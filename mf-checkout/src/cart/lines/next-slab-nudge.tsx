import { t } from '@lingui/core/macro'
import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { difference, paiseFromRupees, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { nextSlabFor } from '@store/contract/rules/pricing/price'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { useSession } from '@store/sdk'
import { formatCount, theme } from '@store/ui'
import { TrendingDown } from 'lucide-react'
import styled from 'styled-components'
import { LineAction } from './line-action.ts'

const Nudge = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  svg {
    flex: none;
    color: ${theme.color.accentText};
  }
`

type NextSlabNudgeProps = {
  line: CartLine
  /** Called with the quantity at which the slab begins. */
  onTake: (quantity: number) => void
}

/** How many more pieces make each piece cheaper; nothing when there is no such slab in stock. */
export function NextSlabNudge({ line, onTake }: NextSlabNudgeProps) {
  const { role } = useSession()
  const { product, quantity, price } = line
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
  const missing = formatCount(next.missing)
  const nextPrice = formatRupees(
    rupeesFromPaise(difference(paiseFromRupees(price), next.savedEach)),
    0,
  )
  const saving = formatRupees(rupeesFromPaise(next.savedEach), 0)
  return (
    <Nudge>
      <TrendingDown size={16} aria-hidden />
      <LineAction type="button" onClick={() => onTake(next.slab.minQty)}>
        {t`Add ${missing} more for ${nextPrice} each`}
      </LineAction>
      <span>{t`saves ${saving} on each`}</span>
    </Nudge>
  )
}
