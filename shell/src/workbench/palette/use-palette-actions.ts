import { type ColorMode, signOut, useColorMode } from '@store/host'
import { useAppDispatch } from '@store/sdk'
import type { PaletteAction } from './palette-item.ts'

const colorLabels: Record<ColorMode, string> = {
  light: 'Light colours',
  dark: 'Dark colours',
  system: 'System colours',
}
const colorModes: readonly ColorMode[] = ['light', 'dark', 'system']

/** What can be done from every page: another colour mode, and Logout. */
export function usePaletteActions(): PaletteAction[] {
  const dispatch = useAppDispatch()
  const { mode, setMode } = useColorMode()
  return [
    ...colorModes
      .filter((other) => other !== mode)
      .map((other) => ({
        key: `colours ${other}`,
        label: colorLabels[other],
        words: 'theme mode',
        run: () => setMode(other),
      })),
    {
      key: 'logout',
      label: 'Logout',
      words: 'sign out',
      run: () => void dispatch(signOut()),
    },
  ]
}
