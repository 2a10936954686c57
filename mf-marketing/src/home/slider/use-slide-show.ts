import { useEffect, useState, useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void): () => void {
  const preference = window.matchMedia(reducedMotion)
  preference.addEventListener('change', onChange)
  return () => preference.removeEventListener('change', onChange)
}

const prefersStill = () => window.matchMedia(reducedMotion).matches

/** True when the user prefers reduced motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersStill, () => false)
}

/** State and controls of a slide show. */
export interface SlideShow {
  /** Index of the current slide, from 0. */
  current: number
  /** Whether autoplay is on. */
  isPlaying: boolean
  /** Whether it advances right now: neither paused, hovered nor focused. */
  isMoving: boolean
  /** Moves by a number of slides; wraps around. */
  move: (steps: number) => void
  /** Toggles autoplay. */
  toggle: () => void
  /** Pauses while hovered or focused. */
  holders: Pick<
    React.ComponentProps<'section'>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >
}

/**
 * Advances slides every `slideMs` milliseconds. It pauses while hovered or focused, and
 * does not autoplay when the user prefers reduced motion (WCAG 2.2.2).
 */
export function useSlideShow(count: number, slideMs: number): SlideShow {
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isStill = useReducedMotion()

  const isPlaying = choice === undefined ? !isStill : choice === 'play'
  // The Play button has the focus when pressed; that must not pause it again.
  const isMoving = isPlaying && !isHovered && (!isFocused || choice === 'play')

  const move = (steps: number) => setCurrent((shown) => (shown + steps + count) % count)

  useEffect(() => {
    if (!isMoving) return
    const next = setTimeout(() => setCurrent((current + 1) % count), slideMs)
    return () => clearTimeout(next)
  }, [isMoving, current, count, slideMs])

  return {
    current,
    isPlaying,
    isMoving,
    move,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    holders: {
      // Touch pointers do not hover.
      onPointerEnter: ({ pointerType }) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
