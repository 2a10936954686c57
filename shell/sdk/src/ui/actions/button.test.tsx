import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from '../../toasts/toast.ts'
import { ToastViewport } from '../../toasts/toast-viewport.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

it.each([{ busy: true }, { 'aria-disabled': true as const }])(
  'keeps the focus but swallows the press while it is off: %p',
  async (off) => {
    const handleClick = jest.fn()
    const handleSubmit = jest.fn()
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" onClick={handleClick} {...off}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(handleClick).not.toHaveBeenCalled()
    expect(handleSubmit).not.toHaveBeenCalled()
  },
)

it('does not send a form unless it is told to', async () => {
  const handleSubmit = jest.fn()
  render(
    <form onSubmit={handleSubmit}>
      <Button>More</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(handleSubmit).not.toHaveBeenCalled()
})

it('copies a text and says so', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  render(
    <>
      <CopyButton text="SBIN0001234" label="Copy IFSC">
        SBIN0001234
      </CopyButton>
      <ToastViewport />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy IFSC' }))
  expect(write).toHaveBeenCalledWith('SBIN0001234')
  expect(screen.getByText('Copied to clipboard')).toBeInTheDocument()
  act(() => toast.clear())
})
