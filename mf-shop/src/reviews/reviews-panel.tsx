import { t } from '@lingui/core/macro'
import { largestListLimit } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { messageOf, translate } from '@store/sdk'
import {
  Button,
  FormMessage,
  formatCount,
  Loading,
  Panel,
  QueryView,
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
    <Panel title={t`Reviews`}>
      <Reviews productId={productId} />
    </Panel>
  )
}

function Reviews({ productId }: { productId: string }) {
  const [limit, setLimit] = useState(initialReviewCount)
  const reviews = useGetReviewsQuery({ productId, limit })
  const { data, currentData, isError, isFetching, refetch } = reviews
  const { loadFailed } = messages.reviews
  return (
    <QueryView
      // The newest reviews stay when all of them fail to load.
      query={{ ...reviews, currentData: data }}
      failure={loadFailed}
      loading={
        <Loading label={t`Loading reviews...`}>
          <Skeleton lines={3} />
        </Loading>
      }
      empty={({ total }) =>
        total === 0 && (
          <Stack>
            <p>{t`No reviews yet. Buyers who received this product can write the first one.`}</p>
            <WriteReview productId={productId} />
          </Stack>
        )
      }
    >
      {(page) => (
        <Stack>
          <RatingLine {...page} />
          <WriteReview productId={productId} />
          <ReviewList reviews={page.reviews} />
          {isError && currentData === undefined ? (
            <FormMessage>{translate(messageOf(reviews.error, loadFailed))}</FormMessage>
          ) : null}
          {page.reviews.length < Math.min(page.total, largestListLimit) ? (
            <Button
              variant="secondary"
              size="s"
              busy={isFetching}
              onClick={() => (isError ? void refetch() : setLimit(largestListLimit))}
            >
              {moreLabel(page.total)}
            </Button>
          ) : null}
        </Stack>
      )}
    </QueryView>
  )
}

function moreLabel(total: number): string {
  const count = formatCount(Math.min(total, largestListLimit))
  return total > largestListLimit
    ? t`Show the newest ${count} reviews`
    : t`Show all ${count} reviews`
}
