import type { Order } from '@store/contract/schemas/orders/orders'
import { BillSection } from '../bill/bill-section.tsx'
import { DispatchSection } from '../dispatch/dispatch-section.tsx'
import { CreditNotes } from '../tax-documents/credit-notes.tsx'
import { WideColumns } from './wide-columns.tsx'

/** What goes with the goods of an order: its carrier, bill and credit notes. */
export function OrderPapers({ order }: { order: Order }) {
  return (
    <WideColumns>
      <DispatchSection order={order} />
      <BillSection order={order} />
      <CreditNotes key={order._id} order={order} />
    </WideColumns>
  )
}
