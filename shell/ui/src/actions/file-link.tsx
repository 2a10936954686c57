import {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from '@store/ui/shared'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

const Target = styled.a<ButtonLook>`
  ${buttonStyles}
`

type FileLinkProps = React.ComponentPropsWithRef<'a'> & {
  /** A signed address of the API. */
  href: string
  icon?: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
  /** Opens it in a tab of its own; without it the browser saves it. */
  shown?: boolean
}

/**
 * A file of the API behind something that looks like a button: a bill, a proof. With `download` the
 * browser saves it, with `shown` it opens it; the API tells the two apart by `show` in the address.
 * @example <FileLink href={order.billUrl} icon={Download} download>Download bill</FileLink>
 */
export function FileLink({
  variant = 'secondary',
  size = 's',
  icon: Icon,
  ...props
}: FileLinkProps) {
  const { children, shown = false, href, ...rest } = props
  const place = shown ? { href: `${href}&show`, target: '_blank' } : { href }
  return (
    <Target rel="noreferrer" {...rest} {...place} $variant={variant} $size={size} $wide={false}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Target>
  )
}
