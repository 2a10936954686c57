import { theme } from '@store/ui'
import styled from 'styled-components'

const line = `
  display: grid;
  grid-template-columns: var(--columns);
  align-items: center;
  column-gap: ${theme.space.s};
  padding-inline: ${theme.space.s};
`

/** The list; the whole of it is one stop of the Tab key. */
export const Grid = styled.table`
  --columns: 6.5rem 7rem minmax(9rem, 4fr) minmax(8rem, 2fr) minmax(8rem, 2fr);

  display: block;
  width: 100%;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  &[data-state='exact'] {
    --columns: 1.75rem 6.5rem 7rem minmax(9rem, 4fr) minmax(8rem, 2fr) minmax(7rem, 1fr) 6.5rem;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  thead,
  tbody,
  th,
  td {
    display: block;
    min-width: 0;
  }

  th {
    font: inherit;
    text-align: start;
  }

  [data-column='amount'] {
    text-align: end;
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

export const Head = styled.tr`
  ${line}
  height: 1.5rem;
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.medium};
`

/** One payment: columns in a wide list, a card of three lines in a narrow one. */
export const Row = styled.tr`
  ${line}
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

  &[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }

  &[data-active] {
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  ${Grid}:focus-visible &[data-active] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  &[aria-busy] {
    opacity: 0.6;
  }

  ${theme.media.hover} {
    &:hover:not([aria-selected='true']) {
      background: ${theme.color.surfaceSunken};
    }
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

/** The box that selects a row. */
export const SelectBox = styled.label`
  display: grid;
  place-items: center;
  min-height: ${theme.targetDense};
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
