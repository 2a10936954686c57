import { type HoldGroup, holdEndOf } from '@store/contract/rules/orders/reserved/hold'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Button, Cluster } from '@store/ui'
import { useState } from 'react'
import { HoldsDialog } from './holds-dialog.tsx'

const titles: Record<HoldGroup, string> = {
  buyer: 'Cancel all unpaid orders of this buyer',
  network: 'Cancel all unpaid orders of this network',
}

/** On an order that holds goods without money: ends all holds of whoever placed it. */
export function OrderHolds({ order }: { order: Order }) {
  const [asked, setAsked] = useState<{ id: string; of: HoldGroup }>()
  // The dialog stays with its result, when the order is cancelled with the others.
  const isOpen = asked?.id === order._id
  if (holdEndOf(order) !== undefined && !isOpen) return null
  return (
    <Cluster gap="xs">
      {(['buyer', 'network'] as const).map((of) => (
        <Button key={of} variant="quiet" size="s" onClick={() => setAsked({ id: order._id, of })}>
          {titles[of]}
        </Button>
      ))}
      {asked && isOpen ? (
        <HoldsDialog
          owner={{ order: order._id, of: asked.of }}
          title={titles[asked.of]}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Cluster>
  )
}
