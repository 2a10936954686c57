import { theme } from '@store/ui'
import styled from 'styled-components'

/** A button that looks like a link, within a line. */
export const LineAction = styled.button`
  min-height: ${theme.space.l};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.primary};
  font: inherit;
  font-weight: ${theme.weight.medium};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: ${theme.target};
  }
`
