import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { toast } from '@store/ui/shared'
import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ToastViewport } from '../../shared/toasts/toast-viewport.tsx'
import { Dialog } from './dialog.tsx'

beforeEach(() => {
  jest.useFakeTimers()
  render(<ToastViewport />, { wrapper: MemoryRouter })
})

afterEach(() => {
  act(() => toast.clear())
  jest.useRealTimers()
})

const say = (tone: 'success' | 'error', text: string) => act(() => void toast[tone](text))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

/** Observers are told after the script. */
const observe = () => act(async () => undefined)
const twoFrames = () => wait(40)

const openDialog = async () => {
  const { rerender } = render(<Dialog open title="Add address" onClose={() => undefined} />)
  await observe()
  twoFrames()
  const dialog = screen.getByRole('dialog')
  const close = () =>
    rerender(<Dialog open={false} title="Add address" onClose={() => undefined} />)
  return { dialog, close }
}

describe('toasts and a modal dialog', () => {
  it('are in it, because the page behind it cannot be heard', async () => {
    const { dialog, close } = await openDialog()
    const region = dialog.querySelector('[aria-live="assertive"]')
    say('error', 'Failed to save address')
    expect(region).toContainElement(within(dialog).getByText('Failed to save address'))
    close()
    await observe()
    // It has been announced only if it was there for two frames.
    twoFrames()
    expect(screen.getByText('Failed to save address')).toBeInTheDocument()
  })

  it('come after the region when they come with its end', async () => {
    const { close } = await openDialog()
    close()
    say('success', 'Address saved')
    await observe()
    expect(document.querySelector('[aria-live="polite"]')).toBeInTheDocument()
    expect(screen.queryByText('Address saved')).not.toBeInTheDocument()
    twoFrames()
    expect(screen.getByText('Address saved')).toBeInTheDocument()
  })

  it('move with their region once they were announced, so that they are not again', async () => {
    const { close } = await openDialog()
    say('success', 'Address saved')
    twoFrames()
    close()
    await observe()
    expect(screen.getByText('Address saved').closest('dialog')).toBeNull()
  })
})
