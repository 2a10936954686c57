import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** Leaves room for the dialog's head and the buttons below; `--zoom-around` for more than these. */
const side = 'min(100%, calc(100dvh - var(--zoom-around, 14rem)))'

/** As square as the pictures; larger ones scroll in it, by dragging, wheel or arrow keys. */
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
  user-select: none;

  /* Else the browser drags a copy of the picture. */
  img {
    display: block;
    pointer-events: none;
  }
`

/** The buttons under the picture: size left, which picture right. */
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
