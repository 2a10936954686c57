import { mostOrdersAtOnce } from '@store/contract/rules/limits'
import type { Order } from '@store/contract/schemas/orders/orders'
import { toast } from '@store/ui'
import { useState } from 'react'

type Selected = ReadonlyMap<string, Order>

const none: Selected = new Map()

/**
 * The orders that are selected for one action on all of them, in the order in which they were selected.
 * @param find the latest known state of an order in the list
 */
export function useOrderSelection(find: (id: string) => { order: Order } | undefined) {
  const [selected, setSelected] = useState(none)

  const change = (next: ReadonlyMap<string, Order>) => {
    const kept = [...next].slice(0, mostOrdersAtOnce)
    if (kept.length < next.size) toast.info(`At most ${mostOrdersAtOnce} orders at once.`)
    setSelected(new Map(kept))
  }
  return {
    /** As they were seen last. */
    orders: [...selected.values()].map((order) => find(order._id)?.order ?? order),
    count: selected.size,
    has: (id: string) => selected.has(id),
    toggle: (order: Order) => {
      const next = new Map(selected)
      if (!next.delete(order._id)) next.set(order._id, order)
      change(next)
    },
    add: (orders: readonly Order[]) =>
      change(new Map([...selected, ...orders.map((order) => [order._id, order] as const)])),
    remove: (orders: readonly Order[]) => {
      const removed = new Set(orders.map(({ _id }) => _id))
      setSelected((now) => new Map([...now].filter(([id]) => !removed.has(id))))
    },
    clear: () => setSelected(none),
  }
}

export type OrderSelection = ReturnType<typeof useOrderSelection>
