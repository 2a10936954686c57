import type { Order } from '@store/contract/schemas/orders/orders'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetOrderQuery } from '../order-api.ts'

/** The order being worked on, as last listed, and its index in the list. */
interface Selection {
  order: Order
  position: number
  /** The query string it was selected under; another view drops the selection. */
  search: string
}

/**
 * Keeps the selected order at its position when the list is refetched. Under a status filter it would otherwise
 * disappear after the first change, and the next key press would hit its neighbour.
 * @param listed the latest list
 * @returns the orders to show; `select` selects one until another is selected
 */
export function useSelectedOrder(listed: readonly Order[]) {
  const { search } = useLocation()
  const [lastSelection, setSelection] = useState<Selection>()
  const selection = lastSelection?.search === search ? lastSelection : undefined
  const position = listed.findIndex(({ _id }) => _id === selection?.order._id)
  const listedOrder = listed[position]
  if (listedOrder && (listedOrder !== selection?.order || position !== selection.position)) {
    setSelection({ order: listedOrder, position, search })
  }
  const hasLeftList = selection !== undefined && listedOrder === undefined
  const { currentData } = useGetOrderQuery(selection?.order._id ?? '', { skip: !hasLeftList })

  return {
    orders: hasLeftList
      ? listed.toSpliced(selection.position, 0, currentData ?? selection.order)
      : listed,
    hasLeftList,
    select: (order: Order) => {
      if (order._id === selection?.order._id) return
      const found = listed.findIndex(({ _id }) => _id === order._id)
      if (found >= 0) setSelection({ order, position: found, search })
    },
  }
}
