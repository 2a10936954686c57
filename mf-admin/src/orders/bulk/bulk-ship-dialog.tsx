import * as adminMessages from '@store/contract/rules/admin-messages'
import { type Dispatch, validateDispatch } from '@store/contract/rules/orders/dispatch'
import { Dialog, Form, SubmitButton, useForm } from '@store/ui'
import { DispatchFields } from '../dispatch/dispatch-fields.tsx'
import { blankDispatch, dispatchOf } from '../dispatch/dispatch-values.ts'

type BulkShipDialogProps = {
  count: number
  onShip: (dispatch: Dispatch) => Promise<void>
  onClose: () => void
}

/** Asks for what the selected orders have in common when they ship; docket numbers are added to each later. */
export function BulkShipDialog({ count, onShip, onClose }: BulkShipDialogProps) {
  const form = useForm({
    initial: blankDispatch,
    validate: (values) => validateDispatch(dispatchOf(values)),
    failure: adminMessages.orders.statusFailed,
    submit: async (values) => {
      await onShip(dispatchOf(values))
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={count === 1 ? 'Mark 1 order as shipped' : `Mark ${count} orders as shipped`}
      onClose={onClose}
    >
      <Form form={form} aria-label="How it is sent">
        <DispatchFields form={form} isForMany />
        <SubmitButton form={form}>Mark as shipped</SubmitButton>
      </Form>
    </Dialog>
  )
}
