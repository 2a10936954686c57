import { theme } from '@store/ui'
import styled, { css } from 'styled-components'

const wideEnough = '@media (width >= 80rem)'

/** The drawer: beside the table, which scrolls on its own; on a narrow window above the table. */
const drawerStyles = css`
  @media (width < 80rem) {
    > :last-child {
      order: -1;
    }
  }

  ${wideEnough} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 34rem);
    align-items: start;

    > :last-child {
      position: sticky;
      inset-block-start: calc(${theme.headerHeight} + ${theme.space.s});
      /* Its buttons are in the window before the title above has scrolled away, too. */
      max-height: calc(${theme.viewportHeight} - ${theme.headerHeight} - 5rem);
      overflow-y: auto;
    }
  }
`

/** The table, and the form below it or, as a drawer, beside it. */
export const Workspace = styled.div<{ $isDrawer: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};

  > * {
    scroll-margin-block-start: calc(2 * ${theme.space.xxl});
  }

  ${({ $isDrawer }) => $isDrawer && drawerStyles}
`

/** Filters and table. */
export const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.s};
`

/** The button that closes the drawer; where the form is below the table there is nothing to close. */
export const CloseBar = styled.div`
  display: none;

  ${wideEnough} {
    display: flex;
    justify-content: end;
  }
`
