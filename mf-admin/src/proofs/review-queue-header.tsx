import { formatCount } from '@store/sdk'
import { QueueToolbar } from '../keys/queue-toolbar.tsx'
import { UndoVerdictButton } from './undo-verdict-button.tsx'
import type { useVerdict } from './use-verdict.ts'

/** What the keys of the desk do. */
export const reviewKeys = [
  ['v', 'Verify'],
  ['r', 'Reject'],
  ['j', 'Skip'],
  ['k', 'Previous'],
  ['o', 'Open the proof'],
  ['u', 'Undo the last verdict'],
] as const

type ReviewQueueHeaderProps = {
  verdict: Pick<ReturnType<typeof useVerdict>, 'checked' | 'last' | 'undoVerdict' | 'isSubmitting'>
  waiting: number
  /** Why what is seen may be old. */
  error: string | undefined
}

/** How far the work is, the way back from a slip, and the keys. */
export function ReviewQueueHeader({ verdict, waiting, error }: ReviewQueueHeaderProps) {
  return (
    <QueueToolbar keys={reviewKeys} actions={<UndoVerdictButton {...verdict} />}>
      {formatCount(waiting)} waiting · {formatCount(verdict.checked)} checked
      {error === undefined ? null : ` · ${error}`}
    </QueueToolbar>
  )
}
