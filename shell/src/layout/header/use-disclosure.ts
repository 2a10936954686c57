import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Openness = 'closed' | 'peek' | 'pinned'

/**
 * State of a button and its panel. Hover or keyboard focus opens it temporarily, a click pins it until the next click;
 * Escape, leaving it and a navigation close it.
 * @example
 * const { isOpen, container, button, panel } = useDisclosure()
 * <div {...container}><button {...button}>Account</button>{isOpen && <div {...panel}>…</div>}</div>
 */
export function useDisclosure() {
  const panelId = useId()
  const { key } = useLocation()
  const [state, setState] = useState<{ openness: Openness; at: string }>({
    openness: 'closed',
    at: key,
  })
  const openness = state.at === key ? state.openness : 'closed'
  const isOpen = openness !== 'closed'
  const setOpenness = (next: Openness) => setState({ openness: next, at: key })
  const peek = () => {
    if (!isOpen) setOpenness('peek')
  }

  return {
    isOpen,
    container: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') peek()
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && openness === 'peek') setOpenness('closed')
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpenness('closed')
      },
      onKeyDown: ({ key: pressed }: KeyboardEvent) => {
        if (pressed === 'Escape') setOpenness('closed')
      },
    },
    button: {
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpenness(openness === 'pinned' ? 'closed' : 'pinned'),
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) peek()
      },
    },
    panel: { id: panelId },
  }
}
