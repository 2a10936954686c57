import * as adminMessages from '@store/contract/rules/admin-messages'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { messageOf, statusOf } from '@store/sdk'
import { usePatchProductMutation } from '../admin-products-api.ts'
import { type EditableField, readCellChange, textOfCell } from './cell-change.ts'
import { EditableCell } from './editable-cell.tsx'

type ProductCellProps = {
  product: Product
  field: EditableField
  /** Names the value: 'Stock'. */
  label: string
  spoken: string
  children: React.ReactNode
}

/** A price or the stock of a product, edited in the table and guarded by what was seen. */
export function ProductCell({ product, field, label, spoken, children }: ProductCellProps) {
  const [patchProduct] = usePatchProductMutation()
  const handleSave = async (typed: string, seen: string) => {
    const change = readCellChange(product, { field, typed, seen })
    if ('message' in change) return { message: change.message, isStale: false }
    try {
      await patchProduct({ id: product._id, patch: change.patch }).unwrap()
      return undefined
    } catch (error) {
      const message = messageOf(error, adminMessages.products.saveFailed)
      return { message, isStale: statusOf(error) === 409 }
    }
  }
  return (
    <EditableCell
      label={`${label} of ${product.name}`}
      name={`${field} of ${product._id}`}
      value={textOfCell(product, field)}
      spoken={spoken}
      inputMode={field === 'stock' ? 'numeric' : 'decimal'}
      onSave={handleSave}
    >
      {children}
    </EditableCell>
  )
}
