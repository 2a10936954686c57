/** The shortcut of the palette, as the keyboard of this device names it. */
export function paletteShortcut(): string {
  return /mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K'
}
