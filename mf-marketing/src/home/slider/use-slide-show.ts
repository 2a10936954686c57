import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** A slide show at work. */
export interface SlideShow {
  /** The slide to see, from 0. */
  current: number
  /** Whether it goes on by itself, as far as the person decides. */
  isPlaying: boolean
  /** Whether it goes on at this moment: neither paused, hovered nor focused. */
  isMoving: boolean
  /** Shows the slide that many steps on; round at both ends. */
  move: (steps: number) => void
  /** Pause and play. */
  toggle: () => void
  /** Holds it while a pointer or the focus is on it. */
  holders: Pick<
    React.ComponentProps<'section'>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >
}

/**
 * Shows slide after slide, each for `slideMs` milliseconds. It holds under the pointer and the focus, and
 * does not start by itself for people who want no motion (WCAG 2.2.2).
 */
export function useSlideShow(count: number, slideMs: number): SlideShow {
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isStill = useReducedMotion()

  const isPlaying = choice === undefined ? !isStill : choice === 'play'
  // Who presses Play has the focus on it, and means it all the same.
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
      // A finger leaves no pointer behind that could be hovering.
      onPointerEnter: ({ pointerType }) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
