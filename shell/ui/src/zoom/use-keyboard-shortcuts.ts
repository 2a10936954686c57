import { useEffect, useEffectEvent } from 'react'

/**
 * Listens to keys while mounted, wherever the focus is.
 * @param actions by the name of the key, as in `KeyboardEvent.key`
 * @example useKeys(new Map([['ArrowLeft', turnBack], ['ArrowRight', turnOn]]))
 */
export function useKeyboardShortcuts(actions: ReadonlyMap<string, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions.get(event.key)
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
