import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/** A keycap; hidden on touch devices. */
export const Key = styled.kbd`
  display: none;
  min-width: 1.6em;
  padding: 0 0.35em;
  border: 1px solid currentColor;
  border-radius: ${theme.radius.s};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.regular};
  line-height: 1.6;
  text-align: center;

  ${theme.media.hover} {
    display: inline-block;
  }
`
