import { Button, ConfirmDialog, Dialog, toast } from '@store/ui'
import { useState } from 'react'
import { Family, Specimen } from './specimen.tsx'

/** Dialogs and toasts. */
export function DialogSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <Family title="Dialogs and toasts">
      <Specimen name="Dialog">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          Ask first
        </Button>
        <Dialog open={open === 'dialog'} title="Payment proof" size="m" onClose={close}>
          <p>The page behind is inert; Escape, the scrim and Close end it.</p>
        </Dialog>
        <ConfirmDialog
          open={open === 'question'}
          question="Are you sure you want to delete this bill?"
          confirmLabel="Delete"
          danger
          onConfirm={close}
          onCancel={close}
        />
      </Specimen>
      <Specimen name="Toast">
        <Button variant="secondary" onClick={() => toast.success('Product added to cart')}>
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.success('Added to “Monthly”', { to: '/', text: 'Open list' })}
        >
          Success with a link
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Failed to add to cart')}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Saving shipment info...')}>
          Info
        </Button>
      </Specimen>
    </Family>
  )
}
