import { theme } from '@store/ui'
import styled from 'styled-components'

/** The width of the list, not of the window, decides which columns it has. */
export const Frame = styled.div`
  container-type: inline-size;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

/** Rows of 40 px with a mouse; touch screens need taller ones. */
export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;

  th {
    height: 1.75rem;
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.medium};
    text-align: start;
  }

  th,
  td {
    overflow: hidden;
    padding: 0 ${theme.space.xxs};
    border-block-end: 1px solid ${theme.color.border};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  td {
    height: max(2.5rem, ${theme.targetDense} + 3px);
    padding-block: 1px;
  }

  /* It can be pressed, and says why nothing is added. */
  [data-out-of-stock] {
    border-color: ${theme.color.border};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
  }

  tr:last-child td {
    border-block-end: 0;
  }

  [data-column='picture'] {
    width: 2.75rem;

    > * {
      display: block;
      width: 2.125rem;
      aspect-ratio: 1;
    }
  }

  [data-column='model'] {
    width: 9rem;
  }

  [data-column='stock'],
  [data-column='price'] {
    width: 7rem;
    padding-inline-end: ${theme.space.s};
    text-align: end;
  }

  td[data-column='stock'] {
    text-overflow: clip;
  }

  [data-column='slab'] {
    width: 14rem;
  }

  td[data-column='slab'] {
    color: ${theme.color.accentText};
  }

  [data-column='quantity'] {
    width: 4.5rem;
  }

  [data-column='add'] {
    width: 4.25rem;
    padding-inline-end: ${theme.space.xs};

    > button {
      width: 100%;
    }
  }

  tbody tr:focus-within {
    background: ${theme.color.primarySoft};
  }

  ${theme.media.hover} {
    tbody tr:hover {
      background: ${theme.color.primarySoft};
    }
  }

  a {
    color: inherit;
    text-decoration: none;

    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }

  small {
    display: none;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  [data-narrow] {
    display: none;
  }

  @container (width < 60rem) {
    [data-column='slab'] {
      display: none;
    }
  }

  /* The model number is above the name, in the same row. */
  @container (width < 44rem) {
    [data-column='picture'],
    [data-column='model'] {
      display: none;
    }

    small {
      display: block;
      line-height: ${theme.line.tight};
    }

    th:nth-child(3),
    td:nth-child(3) {
      padding-inline-start: ${theme.space.xs};
      line-height: ${theme.line.tight};
    }

    [data-column='stock'] {
      width: 6.25rem;
    }

    [data-column='price'] {
      width: 5rem;
    }

    [data-column='quantity'] {
      width: 4rem;
    }
  }

  /* Of a phone: the stock is beside the model number, a name has two lines, and the headings are only heard. */
  @container (width < 30rem) {
    /* Out of the flow it could not say how wide the columns are. */
    th {
      height: 0;
      border: 0;
      font-size: 0;
      line-height: 0;
    }

    small {
      /* Marks of Devanagari reach out of so low a line: they are not clipped. */
      margin-block: -0.2em;
      padding-block: 0.2em;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    [data-column='stock'] {
      display: none;
    }

    [data-narrow] {
      display: inline;
    }

    td:nth-child(3) {
      padding-block: ${theme.space.xxs};
      white-space: normal;
    }

    td:nth-child(3) a {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    [data-column='price'] {
      width: 4.75rem;
    }

    [data-column='quantity'] {
      width: 3.25rem;
    }

    [data-column='add'] {
      width: 3.75rem;

      > button {
        padding-inline: ${theme.space.xxs};
      }
    }
  }
`

/** The quantity to add. */
export const Quantity = styled.input`
  width: 100%;
  height: ${theme.targetDense};
  padding: 0 ${theme.space.xxs};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.s};
  background: ${theme.color.surface};
  font-size: ${theme.size.input};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
