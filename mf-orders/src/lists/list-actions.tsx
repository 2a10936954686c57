import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import type { ShoppingList } from '@store/contract/schemas/orders/shopping-lists'
import { messageOf, shoppingListsApi, translate } from '@store/sdk'
import { Button, Cluster, ConfirmDialog, toast } from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListNameDialog } from './list-name-dialog.tsx'

/** Renames a list, or deletes it after asking. */
export function ListActions({ list: { _id: id, name } }: { list: ShoppingList }) {
  const [asking, setAsking] = useState<'rename' | 'delete'>()
  const [rename] = shoppingListsApi.useRenameShoppingListMutation()
  const [remove, { isLoading }] = shoppingListsApi.useDeleteShoppingListMutation()
  const navigate = useNavigate()
  const close = () => setAsking(undefined)
  const handleDelete = async () => {
    try {
      await remove(id).unwrap()
      toast.success(shoppingListMessages.deleted)
      await navigate('/lists')
    } catch (error) {
      close()
      toast.error(messageOf(error, shoppingListMessages.saveFailed))
    }
  }
  const handleRename = async (newName: string) => {
    await rename({ id, name: newName }).unwrap()
  }
  return (
    <Cluster gap="xs">
      <Button variant="secondary" size="s" onClick={() => setAsking('rename')}>
        {t`Rename`}
      </Button>
      <Button variant="quiet" size="s" onClick={() => setAsking('delete')}>
        {t`Delete list`}
      </Button>
      {asking === 'rename' ? (
        <ListNameDialog
          title={t`Rename list`}
          submitLabel={t`Rename`}
          name={name}
          onClose={close}
          onSubmit={handleRename}
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'delete'}
        question={translate(shoppingListMessages.deleteQuestion(name))}
        confirmLabel={t`Delete list`}
        danger
        busy={isLoading}
        onConfirm={() => void handleDelete()}
        onCancel={close}
      />
    </Cluster>
  )
}
