import { useSession } from '@store/sdk'
import { useLocation, useParams } from 'react-router-dom'

/** The id of the order that is open, from the address `/<role>/orders/<id>`. */
export function useOpenOrderId(): string | undefined {
  return useParams()['*'] || undefined
}

/** Makes the addresses of orders, and of the list without one, in the view that is shown. */
export function useOrderAddress() {
  const { role } = useSession()
  const { search } = useLocation()
  return (id?: string) => ({
    pathname: id === undefined ? `/${role}/orders` : `/${role}/orders/${encodeURIComponent(id)}`,
    search,
  })
}
