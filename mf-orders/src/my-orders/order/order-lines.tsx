import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderLine } from '@store/contract/schemas/orders/orders'
import { Button, formatCount, Stack, theme } from '@store/ui'
import { useId, useState } from 'react'
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

/** Number of lines shown before the rest is expanded. */
const initialLineCount = 4

type OrderLinesProps = {
  lines: readonly OrderLine[]
  /** Shows all lines from the start. */
  isComplete?: boolean
}

/** The ordered lines, with names and prices at the time of ordering. */
export function OrderLines({ lines, isComplete = false }: OrderLinesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const listId = useId()
  const isLong = !isComplete && lines.length > initialLineCount + 1
  const shown = isLong && !showsAll ? lines.slice(0, initialLineCount) : lines
  const count = formatCount(lines.length)
  return (
    <Stack gap="xs">
      <Lines id={listId} aria-label={t`Ordered products`}>
        {shown.map((line) => (
          <Line key={keyOf(line)} line={line} />
        ))}
      </Lines>
      {isLong ? (
        <Button
          variant="quiet"
          size="s"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t`Show fewer products` : t`Show all ${count} products`}
        </Button>
      ) : null}
    </Stack>
  )
}
