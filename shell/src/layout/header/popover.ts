import { theme } from '@store/ui'
import styled from 'styled-components'

/** Positions a header button and its popover. */
export const PopoverContainer = styled.div`
  position: relative;
  flex: none;
`

/** The popover of a header button; adjacent to it, so that the pointer can reach it. */
export const Popover = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  z-index: ${theme.depth.overlay};
  display: grid;
  gap: ${theme.space.s};
  min-width: 15rem;
  max-width: calc(100vw - 2 * ${theme.space.s});
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
`
