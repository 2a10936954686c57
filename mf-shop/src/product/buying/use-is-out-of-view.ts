import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is scrolled out of the window; false until it was observed. */
export function useIsOutOfView(ref: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      setIsOut(entries.at(-1)?.isIntersecting === false)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isOut
}
