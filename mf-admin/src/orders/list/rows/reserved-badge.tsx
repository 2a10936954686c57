import { formatNearDay } from '@store/contract/rules/india-days'
import { Badge } from '@store/ui'
import { IndianRupee } from 'lucide-react'

/** The payment of an order that is held: until which day it can be paid. */
export function ReservedBadge({ payBy }: { payBy: string }) {
  return (
    <Badge tone="warning" icon={IndianRupee}>
      Pay by {formatNearDay(new Date(payBy))}
    </Badge>
  )
}
