import { t } from '@lingui/core/macro'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Offer } from '@store/contract/rules/pricing/offer'
import { priceLine } from '@store/contract/rules/pricing/price'
import { formatCount, Price, theme } from '@store/ui'
import styled from 'styled-components'
import { useGstView } from '../../pricing/gst-view.ts'
import { nudgeOf } from '../../pricing/nudge.ts'

const Sum = styled.output`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Small = styled.span<{ $isOffer?: boolean }>`
  color: ${({ $isOffer }) => ($isOffer ? theme.color.accentText : theme.color.textMuted)};
  font-size: ${theme.size.s};
  min-height: 1.5em;
`

type LineSumProps = {
  offer: Offer
  /** The prices to show, with or without GST. */
  shownOffer: Offer
  quantity: number
  stock: number
}

/** The total for the chosen quantity as the cart will have it, so always including GST, and the saving at the next slab. */
export function LineSum({ offer, shownOffer, quantity, stock }: LineSumProps) {
  const { total } = priceLine({ ...offer, quantity })
  const count = formatCount(quantity)
  const isPriceWithout = useGstView() === 'excluding'
  return (
    <Sum>
      <Small>
        {quantity === 1 ? t`Total for ${count} piece` : t`Total for ${count} pieces`}
        {isPriceWithout ? t`, including GST` : null}
      </Small>
      <Price rupees={rupeesFromPaise(total)} tone="accent" />
      <Small $isOffer>{nudgeOf(shownOffer, { quantity, stock })}</Small>
    </Sum>
  )
}
