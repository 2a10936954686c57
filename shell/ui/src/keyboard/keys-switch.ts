import { useSyncExternalStore } from 'react'

/** Stored per device, because keyboards and dictation software are. */
const storageKey = 'adminKeys'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True unless the user switched single-key shortcuts off (WCAG 2.1.4: needed for speech input). */
export function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

/** Whether single-key shortcuts are on, and a setter. */
export function useKeysSwitch(): { isOn: boolean; setOn: (isOn: boolean) => void } {
  return {
    isOn: useSyncExternalStore(subscribe, areKeysOn),
    setOn: (isOn) => {
      if (isOn) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'off')
      for (const listener of listeners) listener()
    },
  }
}
