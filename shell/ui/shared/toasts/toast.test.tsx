import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { chooseLanguage } from '../../../sdk/src/language/language.ts'
import { toast } from './toast.ts'
import { ToastViewport } from './toast-viewport.tsx'

beforeEach(() => {
  jest.useFakeTimers()
  render(<ToastViewport />, { wrapper: MemoryRouter })
})

afterEach(async () => {
  await chooseLanguage('en')
  act(() => toast.clear())
  jest.useRealTimers()
})

const say = (tone: 'success' | 'error', text: string) => act(() => void toast[tone](text))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('toasts', () => {
  it('keeps a success 2 s and an error 4 s (site 1.7)', () => {
    say('success', 'Added to cart!')
    say('error', 'Failed to add to cart')
    wait(1999)
    expect(screen.getByText('Added to cart!')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Added to cart!')).not.toBeInTheDocument()
    wait(1999)
    expect(screen.getByText('Failed to add to cart')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('Failed to add to cart')).not.toBeInTheDocument()
  })

  it('translates messages of the contract', async () => {
    await chooseLanguage('hi')
    say('error', 'Failed to add to cart')
    expect(screen.getByText('कार्ट में जोड़ा नहीं जा सका')).toBeInTheDocument()
  })

  it('keeps one with a link 6 s, or until the link is followed', () => {
    const add = () =>
      act(() => void toast.success('Added to “Monthly”', { to: '/lists/l1', text: 'Open list' }))
    add()
    wait(5999)
    expect(screen.getByRole('link', { name: 'Open list' })).toHaveAttribute('href', '/lists/l1')
    wait(1)
    expect(screen.queryByText('Added to “Monthly”')).not.toBeInTheDocument()
    add()
    fireEvent.click(screen.getByRole('link', { name: 'Open list' }))
    expect(screen.queryByText('Added to “Monthly”')).not.toBeInTheDocument()
  })

  it('keeps at most 20 and removes the oldest', () => {
    for (let number = 1; number <= 21; number += 1) say('success', `Toast ${number}`)
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument()
    expect(screen.getByText('Toast 21')).toBeInTheDocument()
  })

  it('announces errors at once and other toasts politely', () => {
    say('success', 'Item removed')
    say('error', 'Failed to remove item')
    expect(screen.getByText('Item removed').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    )
    expect(screen.getByText('Failed to remove item').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    )
  })

  it('pauses while one has the focus', () => {
    say('success', 'Quantity updated')
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    wait(10_000)
    expect(screen.getByText('Quantity updated')).toBeInTheDocument()
    act(() => dismiss.blur())
    wait(2000)
    expect(screen.queryByText('Quantity updated')).not.toBeInTheDocument()
  })

  it('pauses only the focused one, and none once that is dismissed', () => {
    say('error', 'First')
    say('error', 'Second')
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
    act(() => first?.focus())
    fireEvent.click(first as HTMLElement)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    wait(4000)
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })
})
