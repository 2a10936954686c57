import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderLine } from '@store/contract/schemas/orders/orders'
import { formatCount, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Lines = styled.ul`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${theme.space.xxs} ${theme.space.m};
    padding: ${theme.space.s};
    font-variant-numeric: tabular-nums;

    ${theme.media.tablet} {
      grid-template-columns: minmax(0, 1fr) 9rem 7rem;
    }
  }

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`

const Product = styled.div`
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    grid-column: 1 / -1;
  }

  > :first-child {
    font-weight: ${theme.weight.medium};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const Pieces = styled.span`
  color: ${theme.color.textMuted};

  ${theme.media.tablet} {
    text-align: end;
  }
`

const Sum = styled.span`
  font-weight: ${theme.weight.medium};
  text-align: end;
`

function Line({ line: { product, quantity, price, total } }: { line: OrderLine }) {
  return (
    <li>
      <Product>
        {product._id ? (
          <Link to={`/product/${product._id}`}>{product.name}</Link>
        ) : (
          <span>{product.name}</span>
        )}
        <small>{[product.brand, product.modelNo].filter(Boolean).join(' · ')}</small>
      </Product>
      <Pieces>
        {formatCount(quantity)} × {formatRupees(price)}
      </Pieces>
      <Sum>{formatRupees(total)}</Sum>
    </li>
  )
}

function keyOf({ product, quantity, price }: OrderLine): string {
  return [product._id ?? product.modelNo, product.name, quantity, price].join(' ')
}

/** The ordered lines, with names and prices at the time of ordering. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <Lines aria-label={t`Ordered products`}>
      {lines.map((line) => (
        <Line key={keyOf(line)} line={line} />
      ))}
    </Lines>
  )
}
