import { theme } from '@store/ui'
import styled from 'styled-components'
import { KeyedList, KeyedListHead, KeyedListRow, SelectBox } from '../../keyed-list-styles.ts'
import type { OrderColumn } from './column-setting.ts'

/** Width of each column; those without a fixed one share the rest. */
const columnWidths: Record<OrderColumn, string> = {
  number: '5.5rem',
  age: '3.75rem',
  buyer: 'minmax(8rem, 3fr)',
  phone: '6.5rem',
  city: 'minmax(5rem, 2fr)',
  tier: '5.5rem',
  lines: '3rem',
  amount: 'minmax(5.5rem, 1fr)',
  reference: 'minmax(7rem, 1fr)',
  payment: '8.5rem',
  status: '6.75rem',
}

/** The grid of a row with these columns, after the box that selects it. */
export function columnsOf(visible: readonly string[]): string {
  const widths: Readonly<Record<string, string>> = columnWidths
  return ['1.75rem', ...visible.map((column) => widths[column] ?? 'auto')].join(' ')
}

/** The element that scrolls. */
export const Scroller = styled(KeyedList)`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  tbody {
    position: relative;
  }

  [data-column='lines'] {
    text-align: end;
  }
`

export const Head = styled(KeyedListHead)`
  button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  [aria-sort='ascending'] button,
  [aria-sort='descending'] button {
    color: ${theme.color.text};
  }
`

/** One order: columns on a wide list, two lines on a narrow one. */
export const Row = styled(KeyedListRow)`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  border-block-end: 1px solid ${theme.color.border};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-column='number'] a {
    color: ${theme.color.text};
    font-weight: ${theme.weight.medium};
    text-decoration: none;

    /* The whole row opens the order. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  [data-column='age'],
  [data-column='city'],
  [data-column='lines'] {
    color: ${theme.color.textMuted};
  }

  /* The order beside the list is found at a glance, also when the keys have moved on. */
  &[aria-current] {
    background: ${theme.color.primarySoft};
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  &[aria-current] [data-column='number'] a {
    color: ${theme.color.primary};
    font-weight: ${theme.weight.semibold};
  }

  &[data-stacked] {
    grid-template:
      'box number buyer buyer amount' auto
      'box age city payment status' auto / 1.75rem 4.75rem minmax(0, 1fr) max-content max-content;
    align-content: center;
    row-gap: ${theme.space.xxs};

    [data-column='box'] {
      grid-area: box;
    }

    [data-column='number'] {
      grid-area: number;
    }

    [data-column='age'] {
      grid-area: age;
    }

    [data-column='buyer'] {
      grid-area: buyer;
    }

    [data-column='city'] {
      grid-area: city;
    }

    [data-column='amount'] {
      grid-area: amount;
    }

    [data-column='payment'] {
      grid-area: payment;
    }

    [data-column='status'] {
      grid-area: status;
    }

    [data-column='phone'],
    [data-column='tier'],
    [data-column='lines'],
    [data-column='reference'] {
      display: none;
    }

    /* On a phone both states fit only without the city. */
    @container (width < 26rem) {
      grid-template:
        'box number buyer amount' auto
        'box age payment status' auto / 1.75rem 4.25rem minmax(0, 1fr) max-content;
      column-gap: ${theme.space.xs};

      [data-column='city'] {
        display: none;
      }
    }

    /* Enlarged text: no two of them fit beside each other. */
    @container (width < 18rem) {
      grid-template:
        'box number age' auto
        'box amount amount' auto
        'box buyer buyer' auto
        'box payment payment' auto
        'box status status' auto / 44px max-content minmax(0, 1fr);
      justify-items: start;
      row-gap: 0;

      > * {
        max-width: 100%;
      }
    }
  }
`

/** The box that selects a row, above the link that covers it. */
export const RowBox = styled(SelectBox)`
  position: relative;
  z-index: 1;
  align-self: stretch;
  min-height: 0;
`
