import { theme } from '@store/ui/shared'
import { css } from 'styled-components'

/** An option of a list that the keyboard moves through: the active one, and the one below the pointer. */
export const optionHighlight = css`
  &[aria-selected='true'] {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
    background: ${theme.color.primarySoft};
  }

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.primarySoft};
    }
  }
`
