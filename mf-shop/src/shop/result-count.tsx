import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { formatCount, theme } from '@store/ui'
import styled from 'styled-components'
import { useGstView } from '../pricing/gst-view.ts'

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
  including: {
    enduser: 'Prices include GST',
    reseller: 'Reseller prices, GST included',
    distributor: 'Distributor prices, GST included',
  },
  excluding: {
    enduser: 'Prices exclude GST',
    reseller: 'Reseller prices, GST excluded',
    distributor: 'Distributor prices, GST excluded',
  },
}

type ResultCountProps = {
  /** Undefined while it loads. */
  total: number | undefined
}

/** The number of products, announced whenever it changes, and whose prices they show. */
export function ResultCount({ total }: ResultCountProps) {
  const { role } = useSession()
  const view = useGstView()
  return (
    <Line role="status">
      {total === undefined ? null : (
        <strong>
          {formatCount(total)} {total === 1 ? 'product' : 'products'}
        </strong>
      )}{' '}
      <span>{pricesOf[view][priceTierOf(role)]}</span>
    </Line>
  )
}
