import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** Leaves space for the dialog's head and the buttons below; `--zoom-around` adds to it. */
const side = `min(100%, calc(${theme.viewportHeight} - var(--zoom-around, 14rem)))`

/** Square like the pictures; larger ones scroll in it, by dragging, wheel or arrow keys. */
export const Frame = styled.div<{ $isZoomed: boolean }>`
  overflow: auto;
  justify-self: center;
  width: ${side};
  aspect-ratio: 1;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  cursor: ${({ $isZoomed }) => ($isZoomed ? 'grab' : 'zoom-in')};
  scrollbar-width: thin;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  /* Prevents the browser from dragging a copy of the picture. */
  img {
    display: block;
    pointer-events: none;
  }
`

/** The buttons under the picture: size on the left, picture on the right. */
export const ZoomBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${theme.space.l};

  > * {
    display: flex;
    align-items: center;
    gap: ${theme.space.xxs};
  }

  output,
  span[aria-live] {
    min-width: 4ch;
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`
