import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { SliderScreen } from './slider.tsx'

// jsdom has no media queries; this is the browser's edge.
function prefersReducedMotion(matches: boolean): void {
  const preference = Object.assign(new EventTarget(), { matches }) as MediaQueryList
  jest.spyOn(window, 'matchMedia').mockReturnValue(preference)
}

beforeEach(() => {
  jest.useFakeTimers()
  prefersReducedMotion(false)
})
afterEach(() => {
  jest.useRealTimers()
})

/** A slide that is not shown is hidden by CSS and inert; the label says which one is. */
function shownSlide(): string | null | undefined {
  const shown = screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
  expect(shown).toHaveLength(1)
  return shown[0]?.getAttribute('aria-label')
}

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

const carousel = () => screen.getByRole('region', { name: 'Highlights' })

it('advances every three seconds, and from the last slide to the first', () => {
  renderWithStore(<SliderScreen />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Featured')
  expect(shownSlide()).toBe('1 of 3')
  wait(2999)
  expect(shownSlide()).toBe('1 of 3')
  wait(1)
  expect(shownSlide()).toBe('2 of 3')
  wait(3000)
  expect(shownSlide()).toBe('3 of 3')
  wait(3000)
  expect(shownSlide()).toBe('1 of 3')
})

it('pauses while hovered', () => {
  renderWithStore(<SliderScreen />)
  fireEvent.pointerEnter(carousel())
  wait(9000)
  expect(shownSlide()).toBe('1 of 3')
  fireEvent.pointerLeave(carousel())
  wait(3000)
  expect(shownSlide()).toBe('2 of 3')
})

it('pauses while focused, also when the focus moves within', () => {
  renderWithStore(<SliderScreen />)
  act(() => screen.getByRole('button', { name: 'Previous slide' }).focus())
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  wait(9000)
  expect(shownSlide()).toBe('1 of 3')
  act(() => screen.getByRole('button', { name: 'Next slide' }).blur())
  wait(3000)
  expect(shownSlide()).toBe('2 of 3')
})

it('shows the previous and the next slide on demand', () => {
  renderWithStore(<SliderScreen />)
  press('Previous slide')
  expect(shownSlide()).toBe('3 of 3')
  press('Next slide')
  press('Next slide')
  expect(shownSlide()).toBe('2 of 3')
})

it('pauses until play is pressed', () => {
  renderWithStore(<SliderScreen />)
  press('Pause slides')
  wait(9000)
  expect(shownSlide()).toBe('1 of 3')
  press('Play slides')
  wait(3000)
  expect(shownSlide()).toBe('2 of 3')
})

it('does not start by itself for people who want no motion', () => {
  prefersReducedMotion(true)
  renderWithStore(<SliderScreen />)
  wait(9000)
  expect(shownSlide()).toBe('1 of 3')
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible()
})
