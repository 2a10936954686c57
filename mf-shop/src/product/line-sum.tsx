import { rupeesFromPaise } from '@store/contract/rules/money'
import { nextSlabFor, priceLine } from '@store/contract/rules/price'
import { formatCount, Price, theme } from '@store/sdk'
import styled from 'styled-components'
import { nudgeOf } from '../pricing/nudge.ts'
import type { Offer } from '../pricing/offer.ts'

const Sum = styled.output`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

const Small = styled.span<{ $isOffer?: boolean }>`
  color: ${({ $isOffer }) => ($isOffer ? theme.color.accentText : theme.color.textMuted)};
  font-size: ${theme.size.s};
`

/** What so many pieces cost before they are in the cart, and what a few more would save. */
export function LineSum({ offer, quantity }: { offer: Offer; quantity: number }) {
  const line = { ...offer, quantity }
  const { unitPrice, total } = priceLine(line)
  const next = nextSlabFor(line)
  return (
    <Sum>
      <Small>
        Total for {formatCount(quantity)} {quantity === 1 ? 'piece' : 'pieces'}
      </Small>
      <Price rupees={rupeesFromPaise(total)} tone="accent" />
      <Small $isOffer>{next ? nudgeOf(next, unitPrice) : '\u00a0'}</Small>
    </Sum>
  )
}
