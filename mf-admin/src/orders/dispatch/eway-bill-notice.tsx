import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OrderEwayBill } from '@store/contract/schemas/taxes/eway-bills'
import { FormMessage, shortOrderId } from '@store/ui'
import { useReadEwayBillsQuery } from './eway-bills-api.ts'

/** So many orders are named. */
const mostNamed = 10

/** Of a bill that is needed nobody has said how its goods travel. */
const isOpen = ({ need, ewayBillNumber, transport }: OrderEwayBill) =>
  need !== 'none' &&
  ewayBillNumber === undefined &&
  transport.vehicleNumber === undefined &&
  transport.transporterId === undefined

function namesOf(bills: readonly OrderEwayBill[]): string {
  const names = bills.slice(0, mostNamed).map(({ order }) => `#${shortOrderId(order)}`)
  const others = bills.length - names.length
  return others === 0 ? names.join(', ') : `${names.join(', ')} and ${others} more`
}

/** Warns which of the orders that ship together need an e-way bill, of which nothing is known yet. */
export function EwayBillNotice({ orders }: { orders: readonly Order[] }) {
  const ids = orders.map(({ _id }) => _id)
  const { data = [] } = useReadEwayBillsQuery(ids, { refetchOnMountOrArgChange: true })
  const open = data.filter(isOpen)
  if (open.length === 0) return null
  return (
    <FormMessage tone="warning">{messages.ewayBillsNeeded(open.length, namesOf(open))}</FormMessage>
  )
}
