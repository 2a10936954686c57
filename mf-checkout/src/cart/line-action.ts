import { theme } from '@store/sdk'
import styled from 'styled-components'

/** An offer in the small print of a line: looks like a link, does something here. */
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
