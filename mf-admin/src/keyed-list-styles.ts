import { theme } from '@store/ui'
import styled, { css } from 'styled-components'

/** A list that is worked through by keys, as a table of grids; the whole of it is one stop of the Tab key. */
export const KeyedList = styled.table`
  display: block;
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
    min-width: 0;
  }

  th {
    font: inherit;
    text-align: start;
  }

  [data-column='amount'] {
    text-align: end;
  }
`

const line = css`
  display: grid;
  align-items: center;
  column-gap: ${theme.space.s};
  padding-inline: ${theme.space.s};
`

/** The names of the columns. */
export const KeyedListHead = styled.tr`
  ${line}
  height: 1.5rem;
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.medium};
`

/** A row: one is `data-active`, where the keys act; some may be `aria-selected`. */
export const KeyedListRow = styled.tr`
  ${line}

  &[aria-selected='true'] {
    background: ${theme.color.primarySoft};
  }

  &[data-active] {
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  ${KeyedList}:focus-visible &[data-active] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  ${theme.media.hover} {
    &:hover:not([aria-selected='true'], [aria-current]) {
      background: ${theme.color.surfaceSunken};
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
