import type { Review } from '@store/contract/schemas/reviews'
import { Button, formatCount, formatDate, Stack, theme } from '@store/sdk'
import { useState } from 'react'
import styled from 'styled-components'
import { Stars } from './stars.tsx'

/** As many are read before a person asks for more. */
const shownAtFirst = 5

const Entry = styled.li`
  display: grid;
  gap: ${theme.space.xxs};
  padding-block: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  p {
    max-width: ${theme.width.text};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

/** What buyers say, the newest first. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? reviews : reviews.slice(0, shownAtFirst)
  return (
    <Stack gap="s">
      <Stack as="ul" gap="xs">
        {shown.map(({ _id, rating, comment, author, createdAt }) => (
          <Entry key={_id}>
            <div>
              <Stars rating={rating} />{' '}
              <small>
                {author} · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </small>
            </div>
            <p>{comment}</p>
          </Entry>
        ))}
      </Stack>
      {shown.length < reviews.length ? (
        <Button variant="secondary" size="s" onClick={() => setIsWhole(true)}>
          Show all {formatCount(reviews.length)} reviews
        </Button>
      ) : null}
    </Stack>
  )
}
