import type { Order } from '@store/contract/schemas/orders'
import { useGetOrderQuery } from '@store/sdk'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The order somebody works on, as it last stood in the list, and where. */
interface Selection {
  order: Order
  position: number
  /** The view it was taken in hand in: another view lets go of it. */
  search: string
}

/**
 * Keeps the order that somebody works on in its place while the list is read again: of the pending ones it would
 * go after the first of three changes, and the next key meet its neighbour.
 * @param listed the list as it was read last
 * @returns the orders to show; `take` takes one in hand, until another one is
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
