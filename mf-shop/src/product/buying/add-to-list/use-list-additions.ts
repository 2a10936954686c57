import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import type { ShoppingListChanged } from '@store/contract/schemas/orders/shopping-lists'
import {
  messageOf,
  shoppingListsApi,
  useAppDispatch,
  useCreateShoppingListMutation,
  useSetShoppingListLinesMutation,
} from '@store/sdk'
import { toast } from '@store/ui'
import { useState } from 'react'

const { getShoppingList } = shoppingListsApi.endpoints

interface ListAdditionOptions {
  productId: string
  quantity: number
  /** Called when a list has the product. */
  onAdded: () => void
}

/** What the toast says; a list has one quantity of a product, which the new one replaces. */
function addedText(name: string, change: { from: number | undefined; to: number }): string {
  const { from, to } = change
  if (from === undefined) return shoppingListMessages.addedTo(name)
  return from === to
    ? shoppingListMessages.alreadyListed(name, to)
    : shoppingListMessages.quantityChanged(name, { from, to })
}

/** Puts a quantity of a product on a list of the buyer, or on a new one, and says so. */
export function useListAdditions({ productId, quantity, onAdded }: ListAdditionOptions) {
  const dispatch = useAppDispatch()
  const [setLines] = useSetShoppingListLinesMutation()
  const [createList] = useCreateShoppingListMutation()
  const [pendingId, setPendingId] = useState<string>()
  const lines = [{ productId, quantity }]

  const finish = ({ list, rejected }: ShoppingListChanged, from?: number) => {
    const [refused] = rejected
    if (refused) {
      toast.error(refused.message)
      return
    }
    const text = addedText(list.name, { from, to: quantity })
    toast.success(text, { to: `/lists/${list._id}`, text: t`Open list` })
    onAdded()
  }
  const addTo = async (id: string) => {
    if (pendingId !== undefined) return
    setPendingId(id)
    try {
      const reading = getShoppingList.initiate(id, { forceRefetch: true, subscribe: false })
      const before = await dispatch(reading).unwrap()
      const listed = before.lines.find((line) => line.productId === productId)
      finish(await setLines({ id, lines }).unwrap(), listed?.quantity)
    } catch (error) {
      toast.error(messageOf(error, shoppingListMessages.saveFailed))
    } finally {
      setPendingId(undefined)
    }
  }
  const create = async (name: string) => finish(await createList({ name, lines }).unwrap())
  return { pendingId, addTo, create }
}

/** What {@link useListAdditions} returns. */
export type ListAdditions = ReturnType<typeof useListAdditions>
