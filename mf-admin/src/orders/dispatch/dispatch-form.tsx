import * as adminMessages from '@store/contract/rules/admin-messages'
import { validateDispatch } from '@store/contract/rules/orders/dispatch'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OrderEwayBill } from '@store/contract/schemas/taxes/eway-bills'
import { messageOf } from '@store/sdk'
import { Button, Cluster, Form, SubmitButton, toast, useForm } from '@store/ui'
import { useEffect, useEffectEvent } from 'react'
import { useStatusChange } from '../status-change/use-status-change.ts'
import { carrierWordsOf } from './carrier-words.ts'
import { DispatchFields } from './dispatch-fields.tsx'
import { type DispatchValues, dispatchOf, valuesOf } from './dispatch-values.ts'
import { EwayBillFields } from './eway-bill-fields.tsx'
import {
  blankEwayBill,
  type EwayBillValues,
  ewayBillValuesOf,
  transportFormOf,
  validateEwayBill,
} from './eway-bill-values.ts'
import { useReadEwayBillsQuery, useSaveTransportMutation } from './eway-bills-api.ts'

type DispatchFormProps = { order: Order; onClose: () => void }

/** The e-way bill that the goods of an order need; undefined while it is not known, and when they need none. */
function useNeededBill({ _id }: Order): OrderEwayBill | undefined {
  const { data = [] } = useReadEwayBillsQuery([_id], { refetchOnMountOrArgChange: true })
  return data.find(({ need }) => need !== 'none')
}

/** How an order is sent. Saving it marks an order as shipped that was not; what an e-way bill needs stops nothing. */
export function DispatchForm({ order, onClose }: DispatchFormProps) {
  const { sendStatus } = useStatusChange()
  const [saveTransport] = useSaveTransportMutation()
  const bill = useNeededBill(order)
  const { _id: id, orderStatus, shippingInfo } = order
  const words = carrierWordsOf(shippingInfo.deliveryMethod)
  const isShipped = hasShipped(orderStatus)
  const form = useForm<DispatchValues & EwayBillValues>({
    initial: { ...valuesOf(order), ...blankEwayBill },
    draft: `dispatch-${id}`,
    validate: (values) =>
      validateDispatch(dispatchOf(values)) ??
      (bill && validateEwayBill(transportFormOf(values, bill))),
    failure: adminMessages.orders.dispatchFailed,
    submit: async (values) => {
      const status = isShipped ? orderStatus : 'shipped'
      try {
        if (bill) await saveTransport({ id, form: transportFormOf(values, bill) }).unwrap()
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
  const fillKnown = useEffectEvent((known: OrderEwayBill) => form.fill(ewayBillValuesOf(known)))
  useEffect(() => {
    if (bill) fillKnown(bill)
  }, [bill])
  return (
    <Form form={form} aria-label="How it is sent">
      <DispatchFields form={form} words={words} />
      {bill ? <EwayBillFields form={form} bill={bill} /> : null}
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
