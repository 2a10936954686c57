import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees, formatRupees } from '@store/contract/rules/pricing/money-text'
import { formatCount, theme } from '@store/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { type OrderRow, priceOf } from './order-row.ts'

const Today = styled.div`
  white-space: nowrap;

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

type PriceCellProps = {
  row: OrderRow
  /** Pieces that the price is for. */
  quantity: number
}

/** Today's price of a piece at a quantity, the stock, and the next slab. */
export const PriceCell = memo(function PriceCell({ row, quantity }: PriceCellProps) {
  const price = priceOf(row, quantity)
  if (!price || !row.offer) return null
  const { next } = price
  return (
    <Today>
      {formatRupees(rupeesFromPaise(price.unitPrice))}
      <small>{formatCount(row.offer.stock)} in stock</small>
      {next ? (
        <small>
          {formatCount(next.slab.minQty)}+: {formatPlainRupees(next.slab.price)} each
        </small>
      ) : null}
    </Today>
  )
})
