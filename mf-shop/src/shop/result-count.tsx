import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { formatCount, theme } from '@store/ui'
import styled from 'styled-components'

const Line = styled.p`
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${theme.color.text};
    font-weight: ${theme.weight.semibold};
  }

  span {
    display: block;
  }

  ${theme.media.desktop} {
    span {
      display: inline;
    }

    span::before {
      content: '· ';
    }
  }
`

const pricesOf = {
  enduser: 'Prices include GST',
  reseller: 'Reseller prices, GST included',
  distributor: 'Distributor prices, GST included',
}

type ResultCountProps = {
  /** Undefined while it loads. */
  total: number | undefined
}

/** The number of products, announced whenever it changes, and whose prices they show. */
export function ResultCount({ total }: ResultCountProps) {
  const { role } = useSession()
  return (
    <Line role="status">
      {total === undefined ? null : (
        <strong>
          {formatCount(total)} {total === 1 ? 'product' : 'products'}
        </strong>
      )}{' '}
      <span>{pricesOf[priceTierOf(role)]}</span>
    </Line>
  )
}
