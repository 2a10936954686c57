import { useEffect, useEffectEvent } from 'react'
import { areKeysOn } from './keys-switch.ts'

/** Elements in which letters are input. */
const textEntrySelector =
  'textarea, select, option, [contenteditable], input:not([type=file], [type=checkbox])'

/** A key as it is printed on a keyboard, and what it does. */
export type KeyActions = Readonly<Record<string, () => void>>

function shouldIgnore(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  // A key held down must not review one proof after the other.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.matches(textEntrySelector)) return true
  return document.querySelector('dialog[open]') !== null
}

/**
 * Single keys that work anywhere on the page, but never while the user types, with Ctrl, Alt or Meta, or
 * under a dialog. `?` also works when the shortcuts are off, because the help contains the switch.
 * @example useKeys({ j: showNext, k: showPrevious })
 */
export function useKeys(actions: KeyActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (action === undefined || shouldIgnore(event)) return
    if (key !== '?' && !areKeysOn()) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
