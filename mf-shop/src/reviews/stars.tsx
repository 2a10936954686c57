import { t } from '@lingui/core/macro'
import { theme } from '@store/ui'
import { Star } from 'lucide-react'
import styled from 'styled-components'
import { maxStars, ratings } from './rating.ts'

const Row = styled.span`
  display: inline-grid;
  vertical-align: middle;
  color: ${theme.color.borderStrong};

  > span {
    display: flex;
    grid-area: 1 / 1;
  }

  svg {
    flex: none;
  }
`

const Filled = styled.span<{ $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  overflow: clip;
  color: ${theme.color.warning};

  svg {
    fill: currentColor;
  }
`

type StarsProps = {
  /** From 1 to 5; decimals fill a part of a star. */
  rating: number
  /** Pixels. */
  size?: number
}

/**
 * A rating as stars.
 * @example <Stars rating={4.5} />
 */
export function Stars({ rating, size = 16 }: StarsProps) {
  const stars = ratings.map((step) => (
    <Star key={step.stars} size={size} strokeWidth={1.5} aria-hidden />
  ))
  return (
    <Row role="img" aria-label={t`${rating} out of ${maxStars} stars`}>
      <span>{stars}</span>
      <Filled $percent={(rating / maxStars) * 100}>{stars}</Filled>
    </Row>
  )
}
