import { formatNearDay } from '@store/contract/rules/india-days'
import { Badge, VisuallyHidden } from '@store/ui'

/** The payment of an order that is held: until which day. */
export function ReservedBadge({ payBy }: { payBy: string }) {
  return (
    <Badge tone="warning">
      <VisuallyHidden>Reserved</VisuallyHidden>
      {`until ${formatNearDay(new Date(payBy))}`}
    </Badge>
  )
}
