import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { BusyIcon } from './busy-icon.tsx'
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './button-styles.ts'
import { ignoreWhenDisabled } from './ignore-when-disabled.ts'

const Pressable = styled.button<ButtonLook>`
  ${buttonStyles}
`

/** The props of a native button, and its look. */
export type ButtonProps = React.ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  iconAfter?: LucideIcon
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean
  /** As wide as its container. */
  wide?: boolean
}

/**
 * A button. With `aria-disabled` it stays reachable, so that a `title` can explain why it is disabled; so does `busy`.
 * @example <Button variant="accent" icon={ShoppingCart} busy={isAdding} onClick={add}>Add to Cart</Button>
 */
export function Button({ variant = 'primary', size = 'm', wide = false, ...props }: ButtonProps) {
  const { icon: Icon, iconAfter: IconAfter, busy = false, children, onClick, ...rest } = props
  const isDisabled = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const iconSize = size === 's' ? 16 : 18
  return (
    <Pressable
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={ignoreWhenDisabled(isDisabled, onClick)}
    >
      {busy ? <BusyIcon size={iconSize} /> : Icon && <Icon size={iconSize} aria-hidden />}
      {children}
      {IconAfter && <IconAfter size={iconSize} aria-hidden />}
    </Pressable>
  )
}
