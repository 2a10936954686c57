import { t } from '@lingui/core/macro'
import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { theme } from '@store/ui'
import styled from 'styled-components'
import { useGstView } from '../pricing/gst-view.ts'
import { productCount } from '../product-count.ts'

const Line = styled.p`
  min-height: 1.5em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${theme.color.text};
    font-weight: ${theme.weight.semibold};
  }

  span::before {
    content: '· ';
  }

`

const pricesOf = {
  including: {
    enduser: () => t`Prices include GST`,
    reseller: () => t`Reseller prices, GST included`,
    distributor: () => t`Distributor prices, GST included`,
  },
  excluding: {
    enduser: () => t`Prices exclude GST`,
    reseller: () => t`Reseller prices, GST excluded`,
    distributor: () => t`Distributor prices, GST excluded`,
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
      {total === undefined ? null : <strong>{productCount(total)}</strong>}{' '}
      <span>{pricesOf[view][priceTierOf(role)]()}</span>
    </Line>
  )
}
