import { useEffect, useEffectEvent } from 'react'

/**
 * Listens to the left and right arrow keys while mounted, wherever the focus is.
 * @param onTurn gets -1 or 1
 */
export function useArrowKeys(onTurn: (step: -1 | 1) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onTurn(-1)
    if (event.key === 'ArrowRight') onTurn(1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
