import { t } from '@lingui/core/macro'
import { Badge, theme } from '@store/ui'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { OrderRow } from './order-row.ts'

const Product = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > :first-child {
    font-weight: ${theme.weight.medium};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** Name, brand and model number of a row, and why it cannot be ordered. */
export const ProductCell = memo(function ProductCell({ row }: { row: OrderRow }) {
  const { productId, name, brand, modelNo, offer } = row
  return (
    <Product>
      {offer ? <Link to={`/product/${productId}`}>{name}</Link> : <span>{name}</span>}
      <small>{[brand, modelNo].filter(Boolean).join(' · ')}</small>
      {offer ? null : <Badge>{t`No longer on sale`}</Badge>}
      {offer?.stock === 0 ? (
        <small>
          <Badge tone="warning">{t`Out of stock`}</Badge>{' '}
          <Link to={`/product/${productId}`} aria-label={t`Tell me when ${name} is back`}>
            {t`Tell me when it is back`}
          </Link>
        </small>
      ) : null}
    </Product>
  )
})
