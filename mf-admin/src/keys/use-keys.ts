import { type KeyboardShortcuts, useKeyboardShortcuts } from '@store/ui'
import { areKeysOn } from './keys-switch.ts'

/** Elements in which letters are input. */
const textEntrySelector =
  'textarea, select, option, [contenteditable], input:not([type=file], [type=checkbox])'

function shouldIgnore(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  // A key held down must not review one proof after the other.
  if (event.repeat) return true
  if (event.target instanceof Element && event.target.matches(textEntrySelector)) return true
  return document.querySelector('dialog[open]') !== null
}

/**
 * Single keys that work anywhere on the page, but never while the user types, with Ctrl, Alt or Meta, or
 * under a dialog. `?` also works when the shortcuts are off, because the help contains the switch.
 * @example useKeys({ j: showNext, k: showPrevious })
 */
export function useKeys(shortcuts: KeyboardShortcuts): void {
  useKeyboardShortcuts(
    shortcuts,
    (event) => !shouldIgnore(event) && (event.key === '?' || areKeysOn()),
  )
}
