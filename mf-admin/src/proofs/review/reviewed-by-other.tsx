import { useGetOrderQuery } from '../../orders/order-api.ts'
import { isAwaitingReview } from './is-awaiting-review.ts'
import { ReviewConflictNotice } from './review-conflict-notice.tsx'

/** Warns that the selected proof was reviewed by somebody else, before the user sends a verdict that would be rejected. */
export function ReviewedByOther({ id }: { id: string }) {
  const { currentData: order } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true })
  if (order === undefined || isAwaitingReview(order)) return null
  return <ReviewConflictNotice order={order} reason="" />
}
