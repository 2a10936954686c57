import { useEffect, useState } from 'react'

/**
 * True once the page is scrolled more than so many CSS pixels; renders again only when that changes. The position is
 * read in scroll events only, because reading it during a render forces a layout.
 */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const update = () => setIsPast(scrollY > pixels)
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [pixels])
  return isPast
}
