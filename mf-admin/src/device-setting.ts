import { useSyncExternalStore } from 'react'

/** A setting of this browser: read, changed and watched by its hook. */
export interface DeviceSetting<T> {
  read: () => T
  write: (value: T) => void
  /** The current value, also after a change in another tab. */
  use: () => T
}

interface DeviceSettingOptions<T> {
  /** The key in the browser's storage; one of the device keys of `session-storage.ts` survives a logout. */
  key: string
  /** Reads what was stored; gets `undefined` when there is nothing or it is not JSON. */
  parse: (stored: unknown) => T
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Defines a setting that is stored in this browser. Without storage it lasts until the page is closed.
 * @example export const listColumns = deviceSetting({ key: 'adminOrderColumns', parse: readColumns })
 */
export function deviceSetting<T>({ key, parse }: DeviceSettingOptions<T>): DeviceSetting<T> {
  const listeners = new Set<() => void>()
  // Parsed once for each stored text, because a hook's snapshot must be stable.
  let known: { text: string | null; value: T } | undefined

  const readText = () => {
    try {
      return localStorage.getItem(key)
    } catch {
      return known?.text ?? null
    }
  }
  const read = () => {
    const text = readText()
    if (known === undefined || known.text !== text) known = { text, value: parse(parseJson(text)) }
    return known.value
  }
  const write = (value: T) => {
    const text = JSON.stringify(value)
    try {
      localStorage.setItem(key, text)
    } catch {
      known = { text, value }
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    addEventListener('storage', handleStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', handleStorage)
    }
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read) }
}
