import * as adminMessages from '@store/contract/rules/admin-messages'
import { validateDispatch } from '@store/contract/rules/orders/dispatch'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { Button, Cluster, Form, SubmitButton, toast, useForm } from '@store/ui'
import { useStatusChange } from '../status-change/use-status-change.ts'
import { carrierWordsOf } from './carrier-words.ts'
import { DispatchFields } from './dispatch-fields.tsx'
import { dispatchOf, valuesOf } from './dispatch-values.ts'

type DispatchFormProps = { order: Order; onClose: () => void }

/** How an order is sent. Saving it marks an order as shipped that was not. */
export function DispatchForm({ order, onClose }: DispatchFormProps) {
  const { sendStatus } = useStatusChange()
  const { orderStatus, shippingInfo } = order
  const words = carrierWordsOf(shippingInfo.deliveryMethod)
  const isShipped = hasShipped(orderStatus)
  const form = useForm({
    initial: valuesOf(order),
    draft: `dispatch-${order._id}`,
    validate: (values) => validateDispatch(dispatchOf(values)),
    failure: adminMessages.orders.dispatchFailed,
    submit: async (values) => {
      const status = isShipped ? orderStatus : 'shipped'
      try {
        await sendStatus(order, status, { dispatch: dispatchOf(values) })
      } catch (error) {
        toast.error(messageOf(error, adminMessages.orders.dispatchFailed))
        throw error
      }
      const { dispatchSaved, statusUpdated } = adminMessages.orders
      toast.success(isShipped ? dispatchSaved : statusUpdated)
      onClose()
    },
  })
  return (
    <Form form={form} aria-label="How it is sent">
      <DispatchFields form={form} words={words} />
      <Cluster gap="xs">
        <SubmitButton form={form} size="s">
          {isShipped ? words.save : 'Mark as shipped'}
        </SubmitButton>
        <Button variant="quiet" size="s" onClick={onClose}>
          Not now
        </Button>
      </Cluster>
    </Form>
  )
}
