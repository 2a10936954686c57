import * as adminMessages from '@store/contract/rules/admin-messages'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, toast } from '@store/ui'
import { useDeleteProductMutation } from '../admin-products-api.ts'

type DeleteProductDialogProps = {
  product: Product
  onDone: () => void
  onCancel: () => void
}

/** Asks for confirmation before a product is deleted. */
export function DeleteProductDialog({ product, onDone, onCancel }: DeleteProductDialogProps) {
  const [deleteProduct, { isLoading }] = useDeleteProductMutation()
  const handleConfirm = async () => {
    try {
      await deleteProduct(product._id).unwrap()
      toast.success(adminMessages.products.deleted)
      onDone()
    } catch (error) {
      toast.error(messageOf(error, adminMessages.products.deleteFailed))
      onCancel()
    }
  }
  return (
    <ConfirmDialog
      open
      question={`Delete ${product.name}?`}
      confirmLabel="Delete product"
      danger
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    >
      <p>
        It is removed from the shop and from all carts and wishlists. Past orders keep it. This
        cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
