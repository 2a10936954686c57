import { theme } from '@store/ui/shared'
import { css } from 'styled-components'

/** The look of all inputs and selects. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: ${theme.target};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.size.input};
  text-overflow: ellipsis;
  transition: border-color ${theme.motion.fast};

  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${theme.color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }

  &:disabled {
    border-color: ${theme.color.border};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`
