import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `focus` on `/`, unless somebody types or the page has a search box of its own: its listener on the document
 * has then prevented the default.
 */
export function useSearchShortcut(focus: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement &&
      event.target.matches('input, select, option, textarea, [contenteditable]')
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== '/' || isTyping || isModified || event.defaultPrevented) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
