import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { CountBadge } from './count-badge.tsx'
import { iconTargetStyles } from './icon-target-styles.ts'

const Target = styled(Link)`
  ${iconTargetStyles}
`

type IconLinkProps = Omit<LinkProps, 'children'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string
  icon: LucideIcon
  /** A number at the corner; hidden for 0. Include it in the label. */
  badge?: number
}

/**
 * A link that is only an icon.
 * @example <IconLink to="/cart" label="Cart, 3 items" icon={ShoppingCart} badge={3} />
 */
export function IconLink({ label, icon: Icon, badge = 0, ...rest }: IconLinkProps) {
  return (
    <Target title={label} {...rest} aria-label={label}>
      <Icon size={20} aria-hidden />
      <CountBadge count={badge} />
    </Target>
  )
}
