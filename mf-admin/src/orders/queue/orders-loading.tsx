import * as messages from '@store/contract/rules/messages'
import { Loading, Skeleton, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { KeysLine } from '../../keys/keys-line.tsx'
import { orderKeys } from '../use-order-keys.ts'

/** Enough to fill the first screen of a tall window. */
const skeletonKeys = ['first', 'second', 'third']

const CountLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  min-height: ${theme.targetDense};
`

/** The skeleton of the orders list. */
export function OrdersLoading() {
  return (
    <Loading label={messages.orders.loading}>
      <Stack>
        <CountLine>
          <Skeleton width="8rem" />
          <KeysLine keys={orderKeys} />
        </CountLine>
        {skeletonKeys.map((key) => (
          <Skeleton key={key} shape="card" height="29rem" />
        ))}
      </Stack>
    </Loading>
  )
}
