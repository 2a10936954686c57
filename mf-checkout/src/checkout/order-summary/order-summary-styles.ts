import { theme } from '@store/ui'
import styled from 'styled-components'

/** Opens the lines on a phone; elsewhere they are always open. */
export const PhoneSwitch = styled.div`
  ${theme.media.tablet} {
    display: none;
  }
`

/** Beside the form it scrolls by itself: heading and total below it stay in the window. */
export const ScrollArea = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.m};

  ${theme.media.phone} {
    &[data-open='false'] {
      display: none;
    }
  }

  ${theme.media.desktop} {
    max-height: min(32rem, ${theme.viewportHeight} - 20rem);
    min-height: 6rem;
    overflow-y: auto;
  }
`

export const LeftOutTitle = styled.p`
  margin-block-end: ${theme.space.xs};
  color: ${theme.color.danger};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};

  + ul {
    display: grid;
    gap: ${theme.space.xs};
    font-size: ${theme.size.s};
    overflow-wrap: anywhere;
  }

  + ul small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`

export const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
    align-items: center;
    gap: ${theme.space.s};
    font-size: ${theme.size.s};
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums;
  }
`

export const Shortage = styled.strong`
  display: block;
  color: ${theme.color.danger};
  font-weight: ${theme.weight.medium};
`

export const Total = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  padding-block-start: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
`
