import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A 44 px square around one icon, for buttons and links alike. */
export const iconTargetStyles = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: inherit;
  cursor: pointer;

  ${theme.media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.primarySoft};
      color: ${theme.color.primary};
    }
  }

  &[aria-pressed='true'] {
    color: ${theme.color.accentText};
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`
