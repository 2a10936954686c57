import { t } from '@lingui/core/macro'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees, formatRupees } from '@store/contract/rules/pricing/money-text'
import type { NextSlab } from '@store/contract/rules/pricing/price'
import { Badge, formatCount, theme } from '@store/ui'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type OrderRow, priceOf } from './order-row.ts'

const Product = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  /* Two lines of a long name are enough to tell products apart; the model number is below. */
  > :first-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: ${theme.weight.medium};
  }

  > a:not(:hover) {
    text-decoration: none;
  }

  ${theme.media.phone} {
    font-size: ${theme.size.s};
    line-height: 1.25;
  }
`

const Facts = styled.small`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  > span + span::before {
    content: ' · ';
    content: ' · ' / '';
  }

  span > span {
    white-space: nowrap;
  }

  strong {
    color: ${theme.color.text};
    font-weight: ${theme.weight.semibold};
  }

  ${theme.media.phone} {
    font-size: ${theme.size.xs};
  }
`

function slabText(slab: NextSlab['slab']): string {
  const minimum = formatCount(slab.minQty)
  const price = formatPlainRupees(slab.price)
  return t`${minimum}+: ${price} each`
}

/** Brands are said once: in most names they are already. */
function modelText({ name, brand, modelNo }: OrderRow): string {
  const isSaid = name.toLowerCase().includes(brand.toLowerCase())
  return [isSaid ? '' : brand, modelNo].filter(Boolean).join(' ')
}

function Stock({ row: { productId, name, offer } }: { row: OrderRow }) {
  if (!offer) return <Badge>{t`No longer on sale`}</Badge>
  const stock = formatCount(offer.stock)
  if (offer.stock > 0) return <span>{t`${stock} in stock`}</span>
  return (
    <>
      <Badge tone="warning">{t`Out of stock`}</Badge>{' '}
      <Link to={`/product/${productId}`} aria-label={t`Tell me when ${name} is back`}>
        {t`Notify me when it is back`}
      </Link>
    </>
  )
}

type ProductCellProps = {
  row: OrderRow
  /** Pieces that the price is for. */
  quantity: number
}

/** A product in two lines: its name; model number, today's price of a piece at a quantity, stock and next slab. */
export const ProductCell = memo(function ProductCell({ row, quantity }: ProductCellProps) {
  const { productId, name, offer } = row
  const price = priceOf(row, quantity)
  const model = modelText(row)
  return (
    <Product>
      {offer ? <Link to={`/product/${productId}`}>{name}</Link> : <span>{name}</span>}
      <Facts>
        {model ? <span>{model}</span> : null}
        {price ? (
          <span>
            <strong>{formatRupees(rupeesFromPaise(price.unitPrice))}</strong>
          </span>
        ) : null}
        <span>
          <Stock row={row} />
        </span>
        {price?.next && offer?.stock ? <span data-more>{slabText(price.next.slab)}</span> : null}
      </Facts>
    </Product>
  )
})
