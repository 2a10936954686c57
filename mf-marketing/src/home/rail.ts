import { theme } from '@store/ui'
import { css } from 'styled-components'

/** A row that scrolls sideways inside the page and snaps to its items, up to the edges of the window. */
export const railStyles = css`
  display: grid;
  grid-auto-flow: column;
  gap: ${theme.space.xs};
  margin-inline: calc(-1 * ${theme.space.m});
  padding-inline: ${theme.space.m};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.space.m};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > * {
    scroll-snap-align: start;
  }
`
