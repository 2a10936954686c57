import { theme } from '@store/sdk'
import styled from 'styled-components'

export const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

export const Picture = styled.div`
  width: ${theme.space.xxxl};
  height: ${theme.space.xxxl};
  overflow: hidden;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};

  ${theme.media.tablet} {
    width: calc(${theme.space.xxxl} * 1.5);
    height: calc(${theme.space.xxxl} * 1.5);
  }
`

export const Details = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Model = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

export const Shortage = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.size.s};
`

export const Sum = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  margin-inline-start: auto;
`
