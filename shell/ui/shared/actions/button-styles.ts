import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** `accent` is for money and the one call to action of a view. */
export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'

/** `m` is 44 px high, `s` 36 px under a mouse. */
export type ButtonSize = 'm' | 's'

/** The props of {@link buttonStyles}. */
export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $wide: boolean }

const { color, space } = theme

const filled = (background: string, hover: string, ink: string) => css`
  border-color: transparent;
  background: ${background};
  color: ${ink};

  ${theme.media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${hover};
    }
  }
`

const plain = (edge: string, background: string) => css`
  border-color: ${edge};
  background: ${background};
  color: ${color.text};

  ${theme.media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: ${color.primary};
      background: ${color.primarySoft};
      color: ${color.primary};
    }
  }
`

const variants = {
  primary: filled(color.primary, color.primaryHover, color.onPrimary),
  accent: filled(color.accent, color.accentHover, color.onAccent),
  danger: filled(color.danger, color.dangerHover, color.onDanger),
  secondary: plain(color.borderStrong, color.surface),
  quiet: plain('transparent', 'transparent'),
}

/** No box around what has none while it can be used. */
const quietDisabled = css`
  &:disabled,
  &[aria-disabled='true'] {
    border-color: transparent;
    background: transparent;
  }
`

const sizes = {
  m: css`
    min-width: ${theme.target};
    min-height: ${theme.target};
    padding: ${space.xs} ${space.m};
  `,
  s: css`
    min-height: ${theme.targetDense};
    padding: ${space.xxs} ${space.s};
    font-size: ${theme.size.s};
  `,
}

/** The style of buttons and of links that look like buttons. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  width: ${({ $wide }) => ($wide ? '100%' : 'fit-content')};
  border: 1px solid;
  border-radius: ${theme.radius.m};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${theme.motion.fast},
    border-color ${theme.motion.fast};

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${({ $variant }) => $variant === 'quiet' && quietDisabled}

  svg {
    flex: none;
  }
`
