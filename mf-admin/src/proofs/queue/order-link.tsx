import { useSession } from '@store/sdk'
import { shortOrderId } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const WholeLink = styled(Link)`
  white-space: nowrap;
`

/** Links to one order in the list of orders. */
export function OrderLink({ id }: { id: string }) {
  const { role } = useSession()
  return (
    <WholeLink to={`/${role}/orders?q=${encodeURIComponent(id)}`}>
      Order #{shortOrderId(id)}
    </WholeLink>
  )
}
