import { FailedState, Loading, messageOf, Panel, Skeleton, Stack } from '@store/sdk'
import { RatingLine } from './rating-line.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewWriting } from './review-writing.tsx'
import { useGetReviewsQuery } from './reviews-api.ts'

/** What buyers say of a product, and the way to say something. */
export function ReviewsPanel({ productId }: { productId: string }) {
  return (
    <Panel title="Reviews">
      <Reviews productId={productId} />
    </Panel>
  )
}

function Reviews({ productId }: { productId: string }) {
  const { currentData: page, isError, error, isFetching, refetch } = useGetReviewsQuery(productId)

  if (isError) {
    const message = messageOf(error, 'Failed to load reviews')
    return <FailedState message={message} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (page === undefined) {
    return (
      <Loading label="Loading reviews...">
        <Skeleton lines={3} />
      </Loading>
    )
  }
  if (page.total === 0) {
    return (
      <Stack>
        <p>No reviews yet. Whoever received this product can write the first.</p>
        <ReviewWriting productId={productId} />
      </Stack>
    )
  }
  return (
    <Stack>
      <RatingLine {...page} />
      <ReviewWriting productId={productId} />
      <ReviewList reviews={page.reviews} />
    </Stack>
  )
}
