import { areKeysOn } from './keys-switch.ts'
import { type KeyboardShortcuts, useKeyboardShortcuts } from './use-keyboard-shortcuts.ts'

/** Elements in which letters are input. */
const textEntrySelector =
  'textarea, select, option, [contenteditable], input:not([type=file], [type=checkbox])'

function isMeantForPage({ target, defaultPrevented, isComposing, repeat }: KeyboardEvent): boolean {
  // A key held down must not review one proof after the other.
  if (defaultPrevented || isComposing || repeat) return false
  if (target instanceof Element && target.matches(textEntrySelector)) return false
  return document.querySelector('dialog[open]') === null
}

/**
 * Whether a key is a command of the page: nobody types, no dialog is open, and single keys are on. `?` is one also when
 * they are off, because the help contains the switch.
 */
export function isKeyCommand(event: KeyboardEvent): boolean {
  return isMeantForPage(event) && (event.key === '?' || areKeysOn())
}

/**
 * Single keys that work anywhere on the page, but never while the user types, with Ctrl, Alt or Meta, or
 * under a dialog.
 * @example useKeys({ j: showNext, k: showPrevious })
 */
export function useKeys(shortcuts: KeyboardShortcuts): void {
  useKeyboardShortcuts(shortcuts, isKeyCommand)
}
