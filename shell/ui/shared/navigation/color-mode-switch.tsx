import { t } from '@lingui/core/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { useColorMode } from '../theme/color-mode.ts'
import type { ColorMode } from '../theme/stored-color-mode.ts'

const looks = {
  system: { icon: Monitor, label: () => t`Dark mode: automatic`, next: 'light' },
  light: { icon: Sun, label: () => t`Dark mode: off`, next: 'dark' },
  dark: { icon: Moon, label: () => t`Dark mode: on`, next: 'system' },
} as const satisfies Record<ColorMode, object>

/** Cycles through system, light and dark; the choice is stored in this browser. */
export function ColorModeSwitch() {
  const { mode, setMode } = useColorMode()
  const look = looks[mode]
  return <IconButton label={look.label()} icon={look.icon} onClick={() => setMode(look.next)} />
}
