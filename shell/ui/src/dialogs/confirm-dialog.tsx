import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { Button } from '@store/ui/shared'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  question: string
  /** The verb of the action, not "OK". */
  confirmLabel: string
  cancelLabel?: string
  /** The action destroys something. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** An explanation, or fields to fill in. */
  children?: React.ReactNode
}

/**
 * Asks for confirmation. The first field has the focus, else the safe answer.
 * @example <ConfirmDialog open={isAsking} question="Are you sure you want to delete this bill?" confirmLabel="Delete" danger … />
 */
export function ConfirmDialog({
  open,
  question,
  onConfirm,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = t`Cancel`, danger = false, busy = false, children } = props
  return (
    <Dialog
      open={open}
      title={translate(question)}
      role="alertdialog"
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
