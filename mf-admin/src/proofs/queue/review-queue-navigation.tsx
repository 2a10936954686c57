import { Button, formatCount, Key, theme, useKeys } from '@store/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import type { useReviewQueue } from './use-review-queue.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(min-content, 1fr) auto;
  gap: ${theme.space.xs};
  align-items: center;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-align: center;

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

type ReviewQueueNavigationProps = {
  queue: Pick<
    ReturnType<typeof useReviewQueue>,
    'position' | 'waiting' | 'next' | 'showNext' | 'showPrevious'
  >
}

/** Position of the selected proof in the queue, and buttons to skip to its neighbours. */
export function ReviewQueueNavigation({ queue }: ReviewQueueNavigationProps) {
  const { position, waiting, next, showNext, showPrevious } = queue
  useKeys({ j: showNext, k: showPrevious })
  return (
    <Line>
      <Button
        variant="quiet"
        size="s"
        icon={ChevronLeft}
        aria-disabled={position <= 1}
        aria-keyshortcuts="k"
        onClick={showPrevious}
      >
        Previous <Key aria-hidden>k</Key>
      </Button>
      <span>{position > 0 ? `${formatCount(position)} of ${formatCount(waiting)}` : null}</span>
      <Button
        variant="quiet"
        size="s"
        iconAfter={ChevronRight}
        aria-disabled={next === undefined}
        aria-keyshortcuts="j"
        onClick={showNext}
      >
        Skip <Key aria-hidden>j</Key>
      </Button>
    </Line>
  )
}
