import { useSyncExternalStore } from 'react'

/** Kept on this device, as keyboards and the voices that type on them are. */
const storageKey = 'adminKeys'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True unless somebody switched the single keys off (WCAG 2.1.4: who speaks to the computer has to be able to). */
export function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

/** Whether single keys work, and the way to change that. */
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
