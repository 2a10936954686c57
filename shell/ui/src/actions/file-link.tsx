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
  /** A signed URL of the API. */
  href: string
  icon?: LucideIcon
  variant?: ButtonVariant
  size?: ButtonSize
  /** Opens it in a new tab; without it the browser saves it. */
  shown?: boolean
}

/**
 * A link to a file of the API that looks like a button: a bill, a proof. With `download` the browser saves the file,
 * with `shown` it opens it (the API's parameter `show`).
 * @example <FileLink href={order.billUrl} icon={Download} download>Download bill</FileLink>
 */
export function FileLink({
  variant = 'secondary',
  size = 's',
  icon: Icon,
  ...props
}: FileLinkProps) {
  const { children, shown = false, href, ...rest } = props
  const target = shown ? { href: `${href}&show`, target: '_blank' } : { href }
  return (
    <Target rel="noreferrer" {...rest} {...target} $variant={variant} $size={size} $wide={false}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Target>
  )
}
