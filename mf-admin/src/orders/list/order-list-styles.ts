import { theme } from '@store/ui'
import styled from 'styled-components'
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
  payment: '6.75rem',
  status: '6.75rem',
}

/** The grid of a row with these columns, after the box that selects it. */
export function columnsOf(visible: readonly string[]): string {
  const widths: Readonly<Record<string, string>> = columnWidths
  return ['1.75rem', ...visible.map((column) => widths[column] ?? 'auto')].join(' ')
}

/** The element that scrolls; the whole of it is one stop of the Tab key. */
export const Scroller = styled.table`
  position: relative;
  display: block;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    outline-offset: -2px;
  }

  thead,
  tbody,
  th,
  td {
    display: block;
  }

  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }

  tbody {
    position: relative;
  }

  th {
    font: inherit;
    text-align: start;
  }
`

const line = `
  display: grid;
  align-items: center;
  column-gap: ${theme.space.s};
  padding-inline: ${theme.space.s};
`

export const Head = styled.tr`
  ${line}
  height: 1.5rem;
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.medium};

  [data-column='lines'],
  [data-column='amount'] {
    text-align: end;
  }

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
export const Row = styled.tr`
  ${line}
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-column='lines'],
  [data-column='amount'] {
    text-align: end;
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

  &[aria-current] {
    background: ${theme.color.surfaceSunken};
  }

  &[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }

  &[data-active] {
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  ${Scroller}:focus-visible &[data-active] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  ${theme.media.hover} {
    &:hover:not([aria-selected='true']) {
      background: ${theme.color.surfaceSunken};
    }
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
  }
`

/** The box that selects a row, above the link that covers it. */
export const SelectBox = styled.label`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  align-self: stretch;
  margin-inline-start: calc(-1 * ${theme.space.xs});
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.primary};
    cursor: pointer;
  }
`
