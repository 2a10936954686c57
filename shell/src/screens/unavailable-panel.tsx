import { Button, Cluster, Heading, PageBody, Stack } from '@store/sdk'
import { RefreshCw } from 'lucide-react'
import type { BlockReason, FailureReason } from '../remotes/remote-state.ts'

interface UnavailablePanelProps {
  why: FailureReason | BlockReason | 'crashed'
  onRetry: () => void
}

const explanations: Record<UnavailablePanelProps['why'], string> = {
  unreachable: 'We could not reach this page. Check your connection and try again.',
  'too-slow': 'This page is taking too long to arrive. Your connection may be slow right now.',
  incompatible: 'This page is being updated. Please try again in a few minutes.',
  untrusted:
    'This page could not be verified and was not opened. Please try again in a few minutes.',
  broken: 'This page could not be started. Reloading usually helps.',
  crashed: 'Something on this page went wrong. What you entered elsewhere is safe.',
}

/** Says what became of a page that cannot be shown; header, cart and every other page work on. */
export function UnavailablePanel({ why, onRetry }: UnavailablePanelProps) {
  return (
    <PageBody>
      <Stack gap="m" role="alert">
        <Heading level={1}>This page is not available right now</Heading>
        <p>{explanations[why]}</p>
        <Cluster gap="s">
          {/* Code that ran and failed cannot be fetched anew into this document. */}
          {why === 'broken' ? (
            <Button icon={RefreshCw} onClick={() => location.reload()}>
              Reload
            </Button>
          ) : (
            <Button icon={RefreshCw} onClick={onRetry}>
              Retry
            </Button>
          )}
        </Cluster>
      </Stack>
    </PageBody>
  )
}
