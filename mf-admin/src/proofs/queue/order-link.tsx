import { useSession } from '@store/sdk'
import { shortOrderId } from '@store/ui'
import { Link } from 'react-router-dom'

/** Links to one order in the list of orders. */
export function OrderLink({ id }: { id: string }) {
  const { role } = useSession()
  return <Link to={`/${role}/orders?q=${encodeURIComponent(id)}`}>Order #{shortOrderId(id)}</Link>
}
