import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** Minus, amount and plus as one control. */
export const Bar = styled.div`
  position: relative;
  display: inline-flex;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`

/** The amount between the two buttons. */
export const Amount = styled.input`
  flex: 1;
  width: 3.5rem;
  min-width: 2.5rem;
  height: ${theme.target};
  padding: 0;
  border: 0;
  border-inline: 1px solid ${theme.color.border};
  background: transparent;
  font-size: ${theme.size.input};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
  text-align: center;
`
