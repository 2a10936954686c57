import { Badge, VisuallyHidden } from '@store/ui'

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The payment of an order that is held: until which day. */
export function ReservedBadge({ payBy }: { payBy: string }) {
  return (
    <Badge tone="warning">
      <VisuallyHidden>Reserved</VisuallyHidden>
      {`until ${day.format(new Date(payBy))}`}
    </Badge>
  )
}
