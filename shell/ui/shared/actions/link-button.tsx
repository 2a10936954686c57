import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './button-styles.ts'

const Target = styled(Link)<ButtonLook>`
  ${buttonStyles}
`

type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  iconAfter?: LucideIcon
  wide?: boolean
}

/**
 * A link to a screen that looks like a button.
 * @example <LinkButton to="/checkout" variant="accent" wide>Proceed to Checkout</LinkButton>
 */
export function LinkButton({ variant = 'primary', size = 'm', ...props }: LinkButtonProps) {
  const { wide = false, icon: Icon, iconAfter: IconAfter, children, ...rest } = props
  const iconSize = size === 's' ? 16 : 18
  return (
    <Target {...rest} $variant={variant} $size={size} $wide={wide}>
      {Icon && <Icon size={iconSize} aria-hidden />}
      {children}
      {IconAfter && <IconAfter size={iconSize} aria-hidden />}
    </Target>
  )
}
