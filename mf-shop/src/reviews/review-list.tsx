import type { Review } from '@store/contract/schemas/catalog/reviews'
import { formatDate, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { Stars } from './stars.tsx'

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

/** Reviews, newest first. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <Stack as="ul" gap="xs">
      {reviews.map(({ _id, rating, comment, author, createdAt }) => (
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
  )
}
