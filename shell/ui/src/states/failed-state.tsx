import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { Button } from '@store/ui/shared'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { Notice, NoticeTitle } from './notice-styles.ts'

type FailedStateProps = {
  message: string
  onRetry?: () => void
  /** The retry is in progress. */
  busy?: boolean
}

/**
 * The error state of a list: the message and Retry.
 * @example <FailedState message="Failed to load orders" onRetry={refetch} busy={isFetching} />
 */
export function FailedState({ message, onRetry, busy = false }: FailedStateProps) {
  return (
    <Notice role="alert">
      <TriangleAlert size={32} strokeWidth={1.5} aria-hidden />
      <NoticeTitle>{translate(message)}</NoticeTitle>
      {onRetry ? (
        <Button variant="secondary" icon={RotateCw} busy={busy} onClick={() => onRetry()}>
          {t`Retry`}
        </Button>
      ) : null}
    </Notice>
  )
}
