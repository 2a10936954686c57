import { type HoldGroup, holdEndOf } from '@store/contract/rules/orders/reserved/hold'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Button, Cluster, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { HoldsDialog } from './holds-dialog.tsx'

const titles: Record<HoldGroup, string> = {
  buyer: 'Cancel all unpaid orders of this buyer',
  network: 'Cancel all unpaid orders from this internet connection',
}

/** In the colour of what cannot be undone; quiet, because it is rarely meant. */
const DangerButton = styled(Button)`
  && {
    color: ${theme.color.danger};
  }
`

/** On an order that holds goods without money: ends all holds of whoever placed it. The last thing of an order. */
export function OrderHolds({ order }: { order: Order }) {
  const [asked, setAsked] = useState<{ id: string; of: HoldGroup }>()
  const { mayDo } = useRights()
  // The dialog stays with its result, when the order is cancelled with the others.
  const isOpen = asked?.id === order._id
  if (!mayDo(['orders'])) return null
  if (holdEndOf(order) !== undefined && !isOpen) return null
  return (
    <Cluster gap="xs">
      {(['buyer', 'network'] as const).map((of) => (
        <DangerButton
          key={of}
          variant="quiet"
          size="s"
          onClick={() => setAsked({ id: order._id, of })}
        >
          {titles[of]}
        </DangerButton>
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
