import { t } from '@lingui/core/macro'
import { Loading, PageBody, Skeleton, Stack } from '@store/ui'
import styled, { keyframes } from 'styled-components'

/** The skeleton of a loading page. Appears after a short delay, so that fast loads do not flicker. */
export function ScreenSkeleton() {
  return (
    <DelayedAppearance>
      <PageBody>
        <Loading label={t`Loading…`}>
          <Stack gap="l">
            <Skeleton shape="block" height="2rem" width="16rem" />
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="card" height="18rem" />
          </Stack>
        </Loading>
      </PageBody>
    </DelayedAppearance>
  )
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`

const DelayedAppearance = styled.div`
  animation: ${appear} 1ms 150ms both;
`
