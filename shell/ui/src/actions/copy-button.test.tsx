import { expect, it, jest } from '@jest/globals'
import { toast } from '@store/ui/shared'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastViewport } from '../../shared/toasts/toast-viewport.tsx'
import { CopyButton } from './copy-button.tsx'

it('copies a text and confirms it', async () => {
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
