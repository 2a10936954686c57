import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { optionHighlight } from './option-highlight.ts'

/** Below the field, as wide as it; on a phone as wide as the screen. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${theme.space.xxs});
  inset-inline: 0;
  z-index: ${theme.depth.overlay};
  max-height: calc(${theme.viewportHeight} - ${theme.headerHeight} - ${theme.space.l});
  padding-block: ${theme.space.xxs};
  overflow-y: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};

  ${theme.media.tablet} {
    min-width: 24rem;
  }
`

export const Note = styled.p`
  padding: ${theme.space.xs} ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

export const Group = styled.div`
  border-block-end: 1px solid ${theme.color.border};
`

/** A suggestion: a link that the keyboard reaches by arrow keys only. */
export const Option = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.targetDense};
  padding: ${theme.space.xxs} ${theme.space.s};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  text-decoration: none;

  ${optionHighlight}
`

export const Picture = styled.span`
  flex: none;
  width: 2.5rem;
  aspect-ratio: 1;
`

/** Two lines of text beside the picture. */
export const Facts = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums;
  }
`

export const Stock = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`
