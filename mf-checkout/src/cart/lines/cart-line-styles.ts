import { theme } from '@store/ui'
import styled from 'styled-components'

/** Picture, description, quantity and sum; on a phone the last two are below. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.m};
  align-items: center;
  padding: ${theme.space.s};

  ${theme.media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto 10.5rem;
  }
`

export const Picture = styled.div`
  align-self: start;
  width: ${theme.space.xxxl};
  height: ${theme.space.xxxl};
  overflow: hidden;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
`

export const Details = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    font-weight: ${theme.weight.medium};
    text-decoration: none;

    ${theme.media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`

export const Model = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Quantity and sum share one line on a phone and are two columns on wider screens. */
export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};

  ${theme.media.tablet} {
    display: contents;
  }
`

export const Sum = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${theme.space.xs};
`
