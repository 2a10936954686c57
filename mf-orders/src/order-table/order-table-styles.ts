import { theme } from '@store/ui'
import styled from 'styled-components'

/** The row above the table. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

/** Table, tools and bar. On a phone the rows go from edge to edge, so that two lines of text fit beside a stepper. */
export const Whole = styled.div`
  display: grid;
  gap: ${theme.space.s};
  min-width: 0;

  ${theme.media.phone} {
    > :not(${Tools}) {
      margin-inline: calc(-1 * ${theme.space.m});
    }
  }
`

/** A row of two lines per product. On a phone further columns are shown on request, below each product. */
export const Sheet = styled.table`
  width: 100%;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  border-spacing: 0;
  border-collapse: separate;
  background: ${theme.color.surface};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space.xs} ${theme.space.s};
    text-align: start;
    vertical-align: middle;
  }

  th {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }

  tbody td {
    border-block-start: 1px solid ${theme.color.border};
  }

  th:first-child,
  td:first-child {
    width: 99%;
  }

  td[data-more] {
    white-space: nowrap;
  }

  ${theme.media.phone} {
    width: auto;
    border-inline: 0;
    border-radius: 0;

    &,
    tbody,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${theme.space.xs};
      min-height: calc(${theme.target} + ${theme.space.m});
      padding: ${theme.space.xxs} ${theme.space.m};
      border-block-start: 1px solid ${theme.color.border};
    }

    tbody td,
    td:first-child {
      width: auto;
      padding: 0;
      border: 0;
    }

    td[data-quantity] {
      grid-area: 1 / 2;
    }

    td[data-more] {
      display: flex;
      grid-column: 1 / -1;
      justify-content: space-between;
      gap: ${theme.space.m};
      padding-block: ${theme.space.xxs};
      font-size: ${theme.size.s};
      text-align: end;
    }

    td[data-more]::before {
      content: attr(data-label);
      color: ${theme.color.textMuted};
    }

    &:not([data-detailed='true']) [data-more] {
      display: none;
    }
  }

  ${theme.media.largeText} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }

    td[data-quantity] {
      grid-area: auto;
    }
  }
`

/** Count, sum and what is done with the typed lines; stays in sight. */
export const Bar = styled.div`
  position: sticky;
  inset-block-end: ${theme.viewportFloor};
  z-index: ${theme.depth.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  font-variant-numeric: tabular-nums;

  > p {
    flex: 1;
    min-width: min(6rem, 100%);
    line-height: ${theme.line.tight};
  }

  ${theme.media.phone} {
    padding-inline: ${theme.space.m};
    border-inline: 0;
    border-radius: 0;
  }
`

/** Shown where there is a keyboard, or where there is none. */
export const Hint = styled.span<{ $isForKeys: boolean }>`
  display: ${({ $isForKeys }) => ($isForKeys ? 'none' : 'inline')};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};

  ${theme.media.hover} {
    display: ${({ $isForKeys }) => ($isForKeys ? 'inline' : 'none')};
  }
`
