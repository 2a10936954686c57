import { t } from '@lingui/core/macro'
import { Button, Cluster, Heading, PageBody, Stack, theme } from '@store/ui'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import type { BlockReason, Cause, FailureReason } from '../remotes/remote-state.ts'

interface UnavailablePanelProps {
  why: FailureReason | BlockReason | 'crashed'
  /** Which release failed and why; for support. */
  causes: readonly Cause[]
  onRetry: () => void
}

const explanations: Record<UnavailablePanelProps['why'], () => string> = {
  unreachable: () =>
    t`We could not fetch this page. Your connection may be down, or a part of our site is; please try again.`,
  'too-slow': () =>
    t`This page is taking too long to arrive. Your connection may be slow right now.`,
  incompatible: () => t`This page is being updated. Please try again in a few minutes.`,
  untrusted: () =>
    t`This page could not be verified and was not opened. Please try again in a few minutes.`,
  unusable: () =>
    t`This page did not arrive complete and was not opened. Please try again in a few minutes.`,
  broken: () => t`This page could not be started. Reloading usually helps.`,
  crashed: () => t`Something on this page went wrong. What you entered elsewhere is safe.`,
}

/** What a connection that is back may mend. */
const isOfConnection = (why: UnavailablePanelProps['why']) =>
  why === 'unreachable' || why === 'too-slow'

/**
 * Explains why a page cannot be shown; header, cart and all other pages keep working. A page that did not arrive comes by
 * itself once the browser is back online.
 */
export function UnavailablePanel({ why, causes, onRetry }: UnavailablePanelProps) {
  const retryOnline = useEffectEvent(() => {
    if (isOfConnection(why)) onRetry()
  })
  useEffect(() => {
    const handleOnline = () => retryOnline()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])
  return (
    <PageBody>
      <Stack gap="m" role="alert">
        <Heading level={1}>{t`This page is not available right now`}</Heading>
        <p>{explanations[why]()}</p>
        <Cluster gap="s">
          {/* Code that has run cannot be loaded again in this document. */}
          {why === 'broken' ? (
            <Button icon={RefreshCw} onClick={() => location.reload()}>
              {t`Reload`}
            </Button>
          ) : (
            <Button icon={RefreshCw} onClick={onRetry}>
              {t`Retry`}
            </Button>
          )}
        </Cluster>
        <Details>
          <summary>{t`Details for support`}</summary>
          <ul>
            {causes.map(({ release, detail }) => (
              <li key={release}>
                {release}: {detail}
              </li>
            ))}
          </ul>
        </Details>
      </Stack>
    </PageBody>
  )
}

const Details = styled.details`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;

  summary {
    width: fit-content;
    min-height: ${theme.target};
    align-content: center;
    cursor: pointer;
  }
`
