import { formatNearDay, startOfIndiaDay } from '@store/contract/rules/india-days'
import { Badge } from '@store/ui'

/** The payment of an order on credit that is not paid: when it is due, once it was sent. */
export function CreditBadge({ dueOn }: { dueOn: string | undefined }) {
  return (
    <Badge>
      {dueOn === undefined ? 'On credit' : `Due ${formatNearDay(startOfIndiaDay(dueOn))}`}
    </Badge>
  )
}
