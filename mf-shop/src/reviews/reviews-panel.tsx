import { largestListLimit } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import {
  Button,
  FailedState,
  FormMessage,
  formatCount,
  Loading,
  Panel,
  Skeleton,
  Stack,
} from '@store/ui'
import { useState } from 'react'
import { RatingLine } from './rating-line.tsx'
import { ReviewList } from './review-list.tsx'
import { initialReviewCount, useGetReviewsQuery } from './reviews-api.ts'
import { WriteReview } from './write-review.tsx'

/** The reviews of a product, and the review form. */
export function ReviewsPanel({ productId }: { productId: string }) {
  return (
    <Panel title="Reviews">
      <Reviews productId={productId} />
    </Panel>
  )
}

function Reviews({ productId }: { productId: string }) {
  const [limit, setLimit] = useState(initialReviewCount)
  const {
    data: page,
    currentData,
    isError,
    error,
    isFetching,
    refetch,
  } = useGetReviewsQuery({ productId, limit })

  const failure = messageOf(error, messages.reviews.loadFailed)
  if (page === undefined) {
    if (isError) {
      return <FailedState message={failure} onRetry={() => void refetch()} busy={isFetching} />
    }
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
        <WriteReview productId={productId} />
      </Stack>
    )
  }
  return (
    <Stack>
      <RatingLine {...page} />
      <WriteReview productId={productId} />
      <ReviewList reviews={page.reviews} />
      {isError && currentData === undefined ? <FormMessage>{failure}</FormMessage> : null}
      {page.reviews.length < Math.min(page.total, largestListLimit) ? (
        <Button
          variant="secondary"
          size="s"
          busy={isFetching}
          onClick={() => (isError ? void refetch() : setLimit(largestListLimit))}
        >
          {page.total > largestListLimit
            ? `Show the newest ${formatCount(largestListLimit)} reviews`
            : `Show all ${formatCount(page.total)} reviews`}
        </Button>
      ) : null}
    </Stack>
  )
}
