import type { Order } from '@store/contract/schemas/orders/orders'
import { Button, Cluster, DispatchLine, Heading, Stack } from '@store/ui'
import { Truck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRights } from '../../rights/use-rights.ts'
import { carrierWordsOf } from './carrier-words.ts'
import { DispatchForm } from './dispatch-form.tsx'

/** Carrier, docket number and tracking link of an order, entered when it ships or later. */
export function DispatchSection({ order }: { order: Order }) {
  const [isEditing, setIsEditing] = useState(false)
  const canEnter = useRights().mayDo(['orders', 'packing'])
  const opener = useRef<HTMLButtonElement>(null)
  const { orderStatus, dispatch, shippingInfo } = order
  const words = carrierWordsOf(shippingInfo.deliveryMethod)
  if (orderStatus === 'cancelled' && !dispatch) return null
  const close = () => {
    setIsEditing(false)
    // The focused button of the form disappears.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <Stack gap="xs">
      <Heading level={3} size="m">
        {words.title}
      </Heading>
      {dispatch ? <DispatchLine dispatch={dispatch} /> : null}
      {isEditing ? (
        <DispatchForm order={order} onClose={close} />
      ) : orderStatus === 'cancelled' || !canEnter ? null : (
        <Cluster gap="xs">
          <Button
            ref={opener}
            variant="secondary"
            size="s"
            icon={Truck}
            onClick={() => setIsEditing(true)}
          >
            {dispatch ? words.change : words.add}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
