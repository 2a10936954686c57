import { t } from '@lingui/core/macro'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees, formatRupees } from '@store/contract/rules/pricing/money-text'
import type { NextSlab } from '@store/contract/rules/pricing/price'
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

function slabText(slab: NextSlab['slab']): string {
  const minimum = formatCount(slab.minQty)
  const price = formatPlainRupees(slab.price)
  return t`${minimum}+: ${price} each`
}

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
  const stock = formatCount(row.offer.stock)
  return (
    <Today>
      {formatRupees(rupeesFromPaise(price.unitPrice))}
      <small>{t`${stock} in stock`}</small>
      {next ? <small>{slabText(next.slab)}</small> : null}
    </Today>
  )
})
