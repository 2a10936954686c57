import { t } from '@lingui/core/macro'
import { formatCount, theme } from '@store/ui'
import styled from 'styled-components'
import type { ReviewPage } from './reviews-api.ts'
import { Stars } from './stars.tsx'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  font-variant-numeric: tabular-nums;

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** The average as stars and as a number, and the number of reviews. */
export function RatingLine({ total, average }: Pick<ReviewPage, 'total' | 'average'>) {
  if (total === 0) return t`No reviews yet`
  const count = formatCount(total)
  return (
    <Line>
      <Stars rating={average} />
      <strong>{average.toFixed(1)}</strong>
      <small>{total === 1 ? t`${count} review` : t`${count} reviews`}</small>
    </Line>
  )
}
