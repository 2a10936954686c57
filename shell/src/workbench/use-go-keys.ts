import type { RailLink } from '@store/contract/schemas/site/composition'
import { isKeyCommand } from '@store/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** A letter this long after `g`, in milliseconds, is a key of the screen again. */
const waitMs = 1_500

/** `g` and the letter of a rail link lead there. They are heard before the keys of the screen, which may use the letter. */
export function useGoKeys(links: readonly RailLink[]): void {
  const navigate = useNavigate()
  const startedAt = useRef(Number.NEGATIVE_INFINITY)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKeyCommand(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const isSecond = event.timeStamp - startedAt.current < waitMs
    startedAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    const link = isSecond ? links.find(({ key }) => key === event.key) : undefined
    if (link === undefined) return
    event.preventDefault()
    void navigate(link.to)
  })
  useEffect(() => {
    addEventListener('keydown', handleKey, { capture: true })
    return () => removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}
