import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'

type Openness = 'closed' | 'peek' | 'pinned'

/**
 * State of a button and its panel. Hover opens it temporarily; a click, Enter or ArrowDown pins it until the next click.
 * Arrow keys go through its links and buttons. Escape, which returns the focus to the button, leaving it and a
 * navigation close it.
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
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const peek = () => {
    if (!isOpen) setOpenness('peek')
  }
  /** Moves the focus within the panel, from the button to its first or last control. */
  const focusNext = (step: 1 | -1) => {
    const controls = [...(panelRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = controls.findIndex((control) => control === document.activeElement)
    const next = at < 0 && step < 0 ? -1 : (at + step) % controls.length
    controls.at(next)?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      if (panelRef.current?.contains(document.activeElement)) buttonRef.current?.focus()
      setOpenness('closed')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // Else the page scrolls.
      event.preventDefault()
      flushSync(() => setOpenness('pinned'))
      focusNext(event.key === 'ArrowDown' ? 1 : -1)
    }
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
      onKeyDown: handleKeyDown,
    },
    button: {
      ref: buttonRef,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpenness(openness === 'pinned' ? 'closed' : 'pinned'),
    },
    panel: { id: panelId, ref: panelRef },
  }
}
