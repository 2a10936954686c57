import { messages } from '@store/contract/rules/messages'
import { Loading, Skeleton, Stack, theme } from '@store/sdk'
import styled from 'styled-components'

/** Enough to fill the first screen of a tall window. */
const places = ['first', 'second', 'third']

const CountLine = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.targetDense};
`

/** The orders before they are there. */
export function OrdersLoading() {
  return (
    <Loading label={messages.orders.loading}>
      <Stack>
        <CountLine>
          <Skeleton width="8rem" />
        </CountLine>
        {places.map((place) => (
          <Skeleton key={place} shape="card" height="29rem" />
        ))}
      </Stack>
    </Loading>
  )
}
