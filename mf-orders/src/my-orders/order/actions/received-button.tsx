import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { Button, shortOrderId, toast } from '@store/ui'
import { PackageCheck } from 'lucide-react'
import { useReceiveOrderMutation } from './order-changes-api.ts'

type ReceivedButtonProps = {
  order: Pick<Order, '_id' | 'orderStatus'>
  /** In a row of the actions of one order among others. */
  isInRow?: boolean
}

/** Says that an order arrived, which makes it delivered; nothing for one that is not on its way (ordering 4.9). */
export function ReceivedButton({ order, isInRow = false }: ReceivedButtonProps) {
  const [receive, { isLoading }] = useReceiveOrderMutation()
  if (order.orderStatus !== 'shipped') return null
  const number = shortOrderId(order._id)
  const handleReceive = async () => {
    try {
      toast.success((await receive(order._id).unwrap()).message)
    } catch (error) {
      toast.error(messageOf(error, messages.orders.receiveFailed))
    }
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={PackageCheck}
      busy={isLoading}
      // There the button of each order needs a name of its own.
      aria-label={isInRow ? t`Received: order #${number}` : undefined}
      onClick={() => void handleReceive()}
    >
      {isInRow ? t`Received` : t`I have received it`}
    </Button>
  )
}
