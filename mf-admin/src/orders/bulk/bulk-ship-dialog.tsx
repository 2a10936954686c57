import * as adminMessages from '@store/contract/rules/admin-messages'
import type { OrderRefused } from '@store/contract/schemas/orders/order-management'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Dialog, Form, SubmitButton, useForm } from '@store/ui'
import { DispatchFields } from '../dispatch/dispatch-fields.tsx'
import { blankDispatch, type DispatchValues, dispatchOf } from '../dispatch/dispatch-values.ts'
import { EwayBillNotice } from '../dispatch/eway-bill-notice.tsx'
import {
  type DocketNumbers,
  type Shipment,
  ShipmentRefusedError,
  validateShipment,
} from './docket-numbers.ts'
import { DocketTable } from './docket-table.tsx'

type ShipValues = DispatchValues & { dockets: DocketNumbers }

const shipmentOf = (values: ShipValues): Shipment => ({
  dispatch: dispatchOf(values),
  dockets: values.dockets,
})

type BulkShipDialogProps = {
  orders: readonly Order[]
  /** @returns the orders that did not ship, which are then the only ones of the dialog */
  onShip: (shipment: Shipment) => Promise<readonly OrderRefused[]>
  onClose: () => void
}

/** Asks for what the selected orders have in common when they ship, and for the docket number of each. */
export function BulkShipDialog({ orders, onShip, onClose }: BulkShipDialogProps) {
  const form = useForm<ShipValues>({
    initial: { ...blankDispatch, dockets: {} },
    draft: 'orders/bulk-ship',
    validate: (values) => validateShipment(shipmentOf(values), orders),
    failure: adminMessages.orders.statusFailed,
    submit: async (values) => {
      const refused = await onShip(shipmentOf(values))
      if (refused.length > 0) throw new ShipmentRefusedError(refused)
      onClose()
    },
  })
  const { length } = orders
  return (
    <Dialog
      open
      size="m"
      title={length === 1 ? 'Mark 1 order as shipped' : `Mark ${length} orders as shipped`}
      onClose={onClose}
    >
      <Form form={form} aria-label="How it is sent">
        <EwayBillNotice orders={orders} />
        <DispatchFields form={form} isForMany />
        <DocketTable
          orders={orders}
          value={form.values.dockets}
          faults={form.faults}
          onChange={(dockets) => form.set('dockets', dockets)}
        />
        <SubmitButton form={form}>Mark as shipped</SubmitButton>
      </Form>
    </Dialog>
  )
}
