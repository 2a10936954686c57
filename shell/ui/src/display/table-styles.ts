import { theme } from '@store/ui/shared'
import styled, { css } from 'styled-components'

/** Scrolls on its own when a table is too wide, so that the page never does. */
export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  ${theme.media.phone} {
    border: 0;
    background: none;
  }

  &[data-cards-below='desktop'] {
    ${theme.media.belowDesktop} {
      border: 0;
      background: none;
    }
  }

  &[data-cards-below='laptop'] {
    ${theme.media.belowLaptop} {
      border: 0;
      background: none;
    }
  }
`

/** Each row is a card, and each cell names its column. */
const asCards = css`
  &,
  tbody,
  tr,
  td {
    display: block;
  }

  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  /* Nothing that cannot be seen takes the focus. */
  thead[data-sorts='true'] {
    display: none;
  }

  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: ${theme.space.s};
  }

  tbody tr {
    padding: ${theme.space.xs} ${theme.space.s};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
  }

  td {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.m};
    padding: ${theme.space.xs} 0;
    text-align: end;
    overflow-wrap: anywhere;
  }

  /* Nothing stands beside its name. */
  td:empty {
    display: none;
  }

  ${theme.media.largeText} {
    td {
      flex-wrap: wrap;
    }
  }

  td::before {
    content: attr(data-label);
    flex: none;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** From this width on every table has rows. */
const noCards = '@media (width >= 80rem)'

/** Rows and columns; cards on narrow screens. */
export const Sheet = styled.table`
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space.s};
    text-align: start;
    vertical-align: middle;
  }

  th {
    padding-block: ${theme.space.xs};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }

  ${noCards} {
    &[data-dense='true'] {
      font-size: ${theme.size.s};

      th,
      td {
        padding: ${theme.space.xxs} ${theme.space.xs};
      }

      /* In two lines rather than out of the window. */
      th {
        padding-block: calc(${theme.space.xxs} / 2);
        white-space: normal;
      }

      input,
      select {
        min-height: ${theme.targetDense};
        padding-block: calc((${theme.targetDense} - 1.5em) / 2 - 1px);
      }
    }
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-pinned='true'] {
    position: sticky;
    inset-inline-end: 0;
  }

  td[data-pinned='true'] {
    background: ${theme.color.surface};
  }

  tbody tr {
    border-block-start: 1px solid ${theme.color.border};
  }

  ${theme.media.phone} {
    ${asCards}
  }

  [data-cards-below='desktop'] > & {
    ${theme.media.belowDesktop} {
      ${asCards}
    }
  }

  [data-cards-below='laptop'] > & {
    ${theme.media.belowLaptop} {
      ${asCards}
    }
  }
`

/** What the parts of a cell are, below the heading of its column. */
export const Note = styled.small`
  display: block;
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.regular};
  white-space: nowrap;
`

/** The heading of a column that sorts the rows. */
export const SortButton = styled.button<{ $isSorted: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: ${theme.targetDense};
  /* As high as the cell. */
  margin-block: calc(-1 * ${theme.space.xs});
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  svg {
    opacity: ${({ $isSorted }) => ($isSorted ? 1 : 0.5)};
  }

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
`
