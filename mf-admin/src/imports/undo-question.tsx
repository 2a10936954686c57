import { importMessages } from '@store/contract/rules/import-messages'
import type { ProductImport } from '@store/contract/schemas/imports'
import { formatCount, messageOf, toast } from '@store/sdk'
import { ConfirmDialog } from '@store/sdk/parts'
import { useUndoImportMutation } from './imports-api.ts'

interface UndoQuestionProps {
  made: ProductImport
  onUndone: () => void
  onClose: () => void
}

/** Asks before an import is taken back. */
export function UndoQuestion({ made, onUndone, onClose }: UndoQuestionProps) {
  const [undoImport, { isLoading }] = useUndoImportMutation()
  const handleConfirm = async () => {
    try {
      const { message } = await undoImport(made._id).unwrap()
      toast.success(message)
      onUndone()
    } catch (error) {
      toast.error(messageOf(error, importMessages.undoFailed))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      question={`Undo the import of ${made.fileName}?`}
      confirmLabel="Undo import"
      danger
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        {`${formatCount(made.created)} new products go off sale, and ${formatCount(made.updated)} changed ones become what they were.`}
      </p>
    </ConfirmDialog>
  )
}
