import { plural, t } from '@lingui/core/macro'
import type { OrderDispatch } from '@store/contract/schemas/orders/orders'
import { Cluster, theme } from '@store/ui/shared'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { CopyButton } from '../actions/copy-button.tsx'

const TrackingLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: ${theme.targetDense};
  font-weight: ${theme.weight.medium};
`

/**
 * How an order was sent: courier, docket number to copy, packages, who pays the freight, and the courier's tracking page
 * in a new tab.
 * @example {order.dispatch && <DispatchLine dispatch={order.dispatch} />}
 */
export function DispatchLine({ dispatch }: { dispatch: OrderDispatch }) {
  const { courier, docketNumber, trackingLink, packages, freight } = dispatch
  return (
    <Cluster gap="s">
      <span>{courier}</span>
      {docketNumber === undefined ? null : (
        <CopyButton text={docketNumber} label={t`Copy docket number ${docketNumber}`}>
          {docketNumber}
        </CopyButton>
      )}
      {packages === undefined ? null : (
        <span>{plural(packages, { one: '# package', other: '# packages' })}</span>
      )}
      {freight === undefined ? null : (
        <span>{freight === 'paid' ? t`Freight paid` : t`Freight to pay`}</span>
      )}
      {trackingLink === undefined ? null : (
        <TrackingLink href={trackingLink} target="_blank" rel="noreferrer">
          {t`Track parcel`}
          <ExternalLink size={14} aria-hidden />
        </TrackingLink>
      )}
    </Cluster>
  )
}
