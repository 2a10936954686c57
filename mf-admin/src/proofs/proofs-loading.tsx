import { messages } from '@store/contract/rules/messages'
import { Loading, Skeleton, Stack, theme } from '@store/sdk'
import styled from 'styled-components'

const CountLine = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.targetDense};
`

/** The desk before the first proof is there. */
export function ProofsLoading() {
  return (
    <Loading label={messages.proofs.loading}>
      <Stack>
        <CountLine>
          <Skeleton width="12rem" />
        </CountLine>
        <Skeleton shape="card" height="36rem" />
      </Stack>
    </Loading>
  )
}
