import { theme } from '@store/ui'
import styled from 'styled-components'
import { KeyedList, KeyedListHead, KeyedListRow } from '../../../keyed-list-styles.ts'

/** The list. */
export const Grid = styled(KeyedList)`
  --columns: 6.5rem 7rem minmax(9rem, 4fr) minmax(8rem, 2fr) minmax(8rem, 2fr);

  width: 100%;

  &[data-state='exact'] {
    --columns: 1.75rem 6.5rem 7rem minmax(9rem, 4fr) minmax(8rem, 2fr) minmax(7rem, 1fr) 6.5rem;
  }

  @container (width < 46rem) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

export const Head = styled(KeyedListHead)`
  grid-template-columns: var(--columns);
`

/** One payment: columns in a wide list, a card of three lines in a narrow one. */
export const Row = styled(KeyedListRow)`
  grid-template-columns: var(--columns);
  min-height: ${theme.targetDense};
  padding-block: ${theme.space.xxs};
  border-block-start: 1px solid ${theme.color.border};
  /* Moved into view, it is not hidden by the header of the site. */
  scroll-margin-block: calc(${theme.headerHeight} + ${theme.space.m}) ${theme.space.xxl};
  cursor: pointer;

  [data-column='amount'] {
    font-weight: ${theme.weight.medium};
  }

  [data-column='narration'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }

  &[aria-busy] {
    opacity: 0.6;
  }

  @container (width < 46rem) {
    grid-template:
      'amount orders' auto
      'date why' auto
      'narration narration' auto / max-content minmax(0, 1fr);
    row-gap: ${theme.space.xxs};
    padding-block: ${theme.space.xs};

    ${Grid}[data-state='exact'] & {
      grid-template:
        'box amount action' auto
        'box orders orders' auto
        'box date why' auto
        'box narration narration' auto / 1.75rem max-content minmax(0, 1fr);
    }

    [data-column='box'] {
      grid-area: box;
    }

    [data-column='date'] {
      grid-area: date;
    }

    [data-column='amount'] {
      grid-area: amount;
      text-align: start;
    }

    [data-column='narration'] {
      grid-area: narration;
    }

    [data-column='orders'] {
      grid-area: orders;
    }

    [data-column='why'] {
      grid-area: why;
    }

    [data-column='action'] {
      grid-area: action;
      justify-self: end;
    }
  }
`
