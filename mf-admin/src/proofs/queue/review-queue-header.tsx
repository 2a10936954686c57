import { formatCount } from '@store/ui'
import { QueueToolbar } from '../../keys/queue-toolbar.tsx'
import { UndoVerdictButton } from '../review/verdict/undo-verdict-button.tsx'
import type { useVerdict } from '../review/verdict/use-verdict.ts'

/** The keyboard shortcuts of the review queue. */
export const reviewKeys = [
  ['v', 'Verify'],
  ['s', 'Verify and start'],
  ['r', 'Reject'],
  ['j', 'Skip'],
  ['k', 'Previous'],
  ['o', 'Open the proof'],
  ['u', 'Undo'],
] as const

type ReviewQueueHeaderProps = {
  verdict: Pick<ReturnType<typeof useVerdict>, 'checked' | 'last' | 'undoVerdict' | 'isSubmitting'>
  waiting: number
  /** Why the list may be stale. */
  error: string | undefined
}

/** Progress, undo and the keyboard shortcuts of the review queue. */
export function ReviewQueueHeader({ verdict, waiting, error }: ReviewQueueHeaderProps) {
  return (
    <QueueToolbar keys={reviewKeys} actions={<UndoVerdictButton {...verdict} />}>
      {formatCount(waiting)} waiting · {formatCount(verdict.checked)} checked
      {error === undefined ? null : ` · ${error}`}
    </QueueToolbar>
  )
}
