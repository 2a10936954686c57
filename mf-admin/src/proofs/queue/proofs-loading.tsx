import * as messages from '@store/contract/rules/messages'
import { Loading, Skeleton, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { KeysLine } from '../../keys/keys-line.tsx'
import { reviewKeys } from './review-queue-header.tsx'

/** As high as the queue, and at least as high as it is on a phone. */
const queueHeight = `max(36rem, min(${theme.viewportHeight} - 19rem, 56rem))`

const CountLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  min-height: ${theme.targetDense};
`

/** The skeleton of the review queue. */
export function ProofsLoading() {
  return (
    <Loading label={messages.proofs.loading}>
      <Stack gap="s">
        <CountLine>
          <Skeleton width="12rem" />
          <KeysLine keys={reviewKeys} />
        </CountLine>
        <Skeleton shape="card" height={queueHeight} />
      </Stack>
    </Loading>
  )
}
