import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import { useCreateShoppingListMutation } from '@store/sdk'
import { Button, toast } from '@store/ui'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { TypedLine } from '../order-table/use-typed-quantities.ts'
import { ListNameDialog } from './list-name-dialog.tsx'

type Line = { row: Pick<TypedLine['row'], 'productId'>; quantity: number }

/** Saves lines as a new named list. */
export function SaveAsList({ lines, size = 'm' }: { lines: readonly Line[]; size?: 'm' | 's' }) {
  const [create] = useCreateShoppingListMutation()
  const [isAsking, setIsAsking] = useState(false)
  const handleSave = async (name: string) => {
    const { list, rejected } = await create({
      name,
      lines: lines.map(({ row, quantity }) => ({ productId: row.productId, quantity })),
    }).unwrap()
    toast.success(shoppingListMessages.saved(list.name))
    if (rejected.length > 0) toast.error(shoppingListMessages.notOnSale(rejected.length))
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={ListPlus}
        disabled={lines.length === 0}
        onClick={() => setIsAsking(true)}
      >
        {t`Save as list`}
      </Button>
      {isAsking ? (
        <ListNameDialog
          title={t`Save as list`}
          submitLabel={t`Save`}
          onClose={() => setIsAsking(false)}
          onSubmit={handleSave}
        />
      ) : null}
    </>
  )
}
