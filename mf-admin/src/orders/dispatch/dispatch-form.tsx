import * as adminMessages from '@store/contract/rules/admin-messages'
import { customCourier } from '@store/contract/rules/orders/delivery'
import { couriers, validateDispatch } from '@store/contract/rules/orders/dispatch'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, useSession } from '@store/sdk'
import {
  Button,
  Cluster,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useSetOrderStatusMutation } from '../admin-order-changes-api.ts'
import { dispatchOf, valuesOf } from './dispatch-values.ts'

const choices = [...couriers.map(({ name }) => name), customCourier].map((name) => ({
  value: name,
  label: name,
}))

type DispatchFormProps = { order: Order; onClose: () => void }

/** Courier, docket number and, for a carrier that the store does not know, its tracking link. */
export function DispatchForm({ order, onClose }: DispatchFormProps) {
  const { role } = useSession()
  const [setStatus] = useSetOrderStatusMutation()
  const { orderStatus } = order
  const isShipped = hasShipped(orderStatus)
  const form = useForm({
    initial: valuesOf(order),
    draft: `dispatch-${order._id}`,
    validate: (values) => validateDispatch(dispatchOf(values)),
    failure: adminMessages.orders.dispatchFailed,
    submit: async (values) => {
      const status = isShipped ? orderStatus : 'shipped'
      try {
        await setStatus({ role, id: order._id, status, dispatch: dispatchOf(values) }).unwrap()
      } catch (error) {
        toast.error(messageOf(error, adminMessages.orders.dispatchFailed))
        throw error
      }
      const { dispatchSaved, statusUpdated } = adminMessages.orders
      toast.success(isShipped ? dispatchSaved : statusUpdated)
      onClose()
    },
  })
  const isOther = form.values.choice === customCourier
  const courierError = form.field('courier').error
  return (
    <Form form={form} aria-label="Courier">
      <SelectField
        label="Courier"
        placeholder="Choose a courier"
        options={choices}
        {...form.field('choice')}
        error={isOther ? undefined : courierError}
      />
      {isOther ? (
        <TextField
          label="Courier name"
          autoComplete="off"
          maxLength={60}
          required
          {...form.field('courier')}
        />
      ) : null}
      <TextField
        label="Docket number"
        hint="Optional; the buyer gets it by mail and sees it with the order"
        autoComplete="off"
        maxLength={60}
        {...form.field('docketNumber')}
      />
      {isOther ? (
        <TextField
          label="Tracking link"
          hint="Optional; begins with https://"
          type="url"
          autoComplete="off"
          maxLength={500}
          {...form.field('trackingLink')}
        />
      ) : null}
      <Cluster gap="xs">
        <SubmitButton form={form} size="s">
          {isShipped ? 'Save courier' : 'Mark as shipped'}
        </SubmitButton>
        <Button variant="quiet" size="s" onClick={onClose}>
          Not now
        </Button>
      </Cluster>
    </Form>
  )
}
