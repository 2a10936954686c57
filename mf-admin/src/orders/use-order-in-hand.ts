import type { Order } from '@store/contract/schemas/orders'
import { useGetOrderQuery } from '@store/sdk'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The order somebody works on, as it last stood in the list, and where. */
interface InHand {
  order: Order
  place: number
  /** The view it was taken in hand in: another view lets go of it. */
  search: string
}

/**
 * Keeps the order that somebody works on in its place while the list is read again: of the pending ones it would
 * go after the first of three changes, and the next key meet its neighbour.
 * @param listed the list as it was read last
 * @returns the orders to show; `take` takes one in hand, until another one is
 */
export function useOrderInHand(listed: readonly Order[]) {
  const { search } = useLocation()
  const [taken, setTaken] = useState<InHand>()
  const inHand = taken?.search === search ? taken : undefined
  const place = listed.findIndex(({ _id }) => _id === inHand?.order._id)
  const listedNow = listed[place]
  if (listedNow && (listedNow !== inHand?.order || place !== inHand.place)) {
    setTaken({ order: listedNow, place, search })
  }
  const isGone = inHand !== undefined && listedNow === undefined
  const { currentData } = useGetOrderQuery(inHand?.order._id ?? '', { skip: !isGone })

  return {
    orders: isGone ? listed.toSpliced(inHand.place, 0, currentData ?? inHand.order) : listed,
    isGone,
    take: (order: Order) => {
      if (order._id === inHand?.order._id) return
      const found = listed.findIndex(({ _id }) => _id === order._id)
      if (found >= 0) setTaken({ order, place: found, search })
    },
  }
}
