import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import type { BankStatementSummary } from '@store/contract/schemas/payments/statements'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, formatCount, toast } from '@store/ui'
import { useUndoStatementMutation } from './statements-api.ts'

type UndoStatementDialogProps = { statement: BankStatementSummary; onClose: () => void }

/** Confirms that a statement is undone, and says what is taken back with it. */
export function UndoStatementDialog({ statement, onClose }: UndoStatementDialogProps) {
  const [undo, { isLoading }] = useUndoStatementMutation()
  const { _id, fileName, credits, known, shared } = statement
  const added = credits - known - shared
  const elsewhere = known + shared
  const handleConfirm = async () => {
    try {
      const { message } = await undo(_id).unwrap()
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, paymentMessages.undoFailed))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      question={`Undo ${fileName}?`}
      confirmLabel="Undo the statement"
      danger
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        {`${formatCount(added)} ${added === 1 ? 'payment leaves' : 'payments leave'} the lists. Their assignments are undone: these orders are no longer paid by it.`}
      </p>
      {elsewhere > 0 ? (
        <p>{`${formatCount(elsewhere)} that another statement has as well ${elsewhere === 1 ? 'stays' : 'stay'} as ${elsewhere === 1 ? 'it is' : 'they are'}.`}</p>
      ) : null}
    </ConfirmDialog>
  )
}
