import { Button, Dialog } from '@store/ui'

type BulkUnpaidDialogProps = {
  count: number
  unpaid: number
  onStartPaid: () => void
  onStartAll: () => void
  onClose: () => void
}

/** Warns before orders are packed that nobody has paid, and offers to leave these out. */
export function BulkUnpaidDialog(props: BulkUnpaidDialogProps) {
  const { count, unpaid, onStartPaid, onStartAll, onClose } = props
  const paid = count - unpaid
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${unpaid} of ${count} ${count === 1 ? 'order is' : 'orders are'} not paid`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onStartAll}>
            Start anyway
          </Button>
          {paid === 0 ? null : (
            <Button data-autofocus onClick={onStartPaid}>
              Start the {paid} paid
            </Button>
          )}
        </>
      }
    >
      <p>Unpaid orders are usually packed only for buyers with an agreement.</p>
    </Dialog>
  )
}
