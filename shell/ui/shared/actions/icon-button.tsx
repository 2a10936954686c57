import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { BusyIcon } from './busy-icon.tsx'
import { CountBadge } from './count-badge.tsx'
import { iconTargetStyles } from './icon-target-styles.ts'
import { ignoreWhenDisabled } from './ignore-when-disabled.ts'

const Pressable = styled.button`
  ${iconTargetStyles}
`

type IconButtonProps = Omit<React.ComponentPropsWithRef<'button'>, 'children'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string
  icon: LucideIcon
  /** For toggles: announced as on or off; fills the icon. */
  pressed?: boolean
  /** A number at the corner; hidden for 0. Include it in the label. */
  badge?: number
  busy?: boolean
}

/**
 * A button that is only an icon; 44 px, always with a name.
 * @example <IconButton label="Remove item" icon={Trash2} onClick={remove} />
 */
export function IconButton({ label, icon: Icon, pressed, badge = 0, ...props }: IconButtonProps) {
  const { busy = false, onClick, ...rest } = props
  const isDisabled = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <Pressable
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={isDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={ignoreWhenDisabled(isDisabled, onClick)}
    >
      {busy ? (
        <BusyIcon size={20} />
      ) : (
        <Icon size={20} fill={pressed ? 'currentColor' : 'none'} aria-hidden />
      )}
      <CountBadge count={badge} />
    </Pressable>
  )
}
