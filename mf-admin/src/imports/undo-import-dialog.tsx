import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, formatCount, toast } from '@store/ui'
import { useUndoImportMutation } from './imports-api.ts'

interface UndoImportDialogProps {
  productImport: ProductImport
  onUndone: () => void
  onClose: () => void
}

/** Confirms undoing an import. */
export function UndoImportDialog({ productImport, onUndone, onClose }: UndoImportDialogProps) {
  const [undoImport, { isLoading }] = useUndoImportMutation()
  const handleConfirm = async () => {
    try {
      const { message } = await undoImport(productImport._id).unwrap()
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
      question={`Undo the import of ${productImport.fileName}?`}
      confirmLabel="Undo import"
      danger
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>
        {`${formatCount(productImport.created)} new products go off sale, and ${formatCount(productImport.updated)} changed ones become what they were.`}
      </p>
    </ConfirmDialog>
  )
}
