import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './button-styles.ts'

const Target = styled.a<ButtonLook>`
  ${buttonStyles}
`

type FileLinkProps = React.ComponentPropsWithRef<'a'> & {
  /** A signed address of the API. */
  href: string
  icon?: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
}

/**
 * A file of the API behind something that looks like a button: a bill, a proof. With `download` the
 * browser saves it, with `target="_blank"` it shows it.
 * @example <FileLink href={order.billUrl} icon={Download} download>Download bill</FileLink>
 */
export function FileLink({
  variant = 'secondary',
  size = 's',
  icon: Icon,
  ...props
}: FileLinkProps) {
  const { children, ...rest } = props
  return (
    <Target rel="noreferrer" {...rest} $variant={variant} $size={size} $wide={false}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Target>
  )
}
