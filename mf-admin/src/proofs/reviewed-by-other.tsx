import { useGetOrderQuery } from '@store/sdk'
import { isAwaitingReview } from './is-awaiting-review.ts'
import { ReviewConflictNotice } from './review-conflict-notice.tsx'

/** Says at once, before a verdict is lost on it, that the proof in hand does not wait any more. */
export function ReviewedByOther({ id }: { id: string }) {
  const { currentData: order } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true })
  if (order === undefined || isAwaitingReview(order)) return null
  return <ReviewConflictNotice order={order} reason="" />
}
