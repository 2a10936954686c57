import { theme } from '@store/ui'
import styled from 'styled-components'

export const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s};

  &[data-long] {
    max-height: 28rem;
    overflow-y: auto;
  }

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
  padding-block-start: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
`
