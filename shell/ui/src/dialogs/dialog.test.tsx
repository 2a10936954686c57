import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Screen() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        View proof
      </button>
      <Dialog open={isOpen} title="Payment proof" onClose={() => setIsOpen(false)}>
        <p>proof.png</p>
      </Dialog>
    </>
  )
}

const openProof = async () => {
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByRole('button', { name: 'View proof' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Payment proof' }) }
}

describe('Dialog', () => {
  it('closes by its button and returns the focus', async () => {
    const { user, dialog } = await openProof()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'View proof' })).toHaveFocus()
  })

  it('keeps the page behind it still until the last dialog is closed', () => {
    const dialogs = (isOuter: boolean, isInner: boolean) => (
      <>
        <Dialog open={isOuter} title="Order" onClose={() => undefined} />
        <Dialog open={isInner} title="Payment proof" onClose={() => undefined} />
      </>
    )
    const { rerender } = render(dialogs(true, true))
    expect(document.documentElement).toHaveAttribute('data-modal')
    rerender(dialogs(true, false))
    expect(document.documentElement).toHaveAttribute('data-modal')
    rerender(dialogs(false, false))
    expect(document.documentElement).not.toHaveAttribute('data-modal')
  })

  it('closes by Escape', async () => {
    const { user, dialog } = await openProof()
    screen.getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('{Escape}')
    expect(dialog).not.toBeInTheDocument()
  })

  it('closes by a click on the backdrop, not by one inside', async () => {
    const { user, dialog } = await openProof()
    await user.click(screen.getByText('proof.png'))
    expect(dialog).toBeInTheDocument()
    await user.click(dialog)
    expect(dialog).not.toBeInTheDocument()
  })

  it('stays open when a selection that began inside ends on the backdrop', async () => {
    const { user, dialog } = await openProof()
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('proof.png') },
      { keys: '[/MouseLeft]', target: dialog },
    ])
    // Browsers dispatch the click to the common ancestor of both ends.
    fireEvent.click(dialog)
    expect(dialog).toBeInTheDocument()
  })
})

describe('ConfirmDialog', () => {
  const question = 'Are you sure you want to delete this bill?'
  const ask = (children?: React.ReactNode) => {
    const nothing = () => undefined
    const answers = { confirmLabel: 'Delete', onConfirm: nothing, onCancel: nothing }
    render(
      <ConfirmDialog open question={question} {...answers}>
        {children}
      </ConfirmDialog>,
    )
  }

  it('focuses the safe answer, also below an explanation', () => {
    ask(<p>This cannot be undone.</p>)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  it('focuses the first field', () => {
    ask(<input aria-label="Reason" />)
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  })

  it('focuses the safe answer and reports the chosen one', async () => {
    const user = userEvent.setup()
    const handleConfirm = jest.fn()
    const handleCancel = jest.fn()
    render(
      <ConfirmDialog
        open
        question={question}
        confirmLabel="Delete"
        danger
        onConfirm={handleConfirm}
        onCancel={handleCancel}
      />,
    )
    expect(screen.getByRole('alertdialog', { name: question })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(handleConfirm).toHaveBeenCalledTimes(1)
    expect(handleCancel).not.toHaveBeenCalled()
  })
})
