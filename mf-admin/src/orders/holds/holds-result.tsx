import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Hold } from '@store/contract/schemas/orders/holds'
import type { BulkStatusResults } from '@store/contract/schemas/orders/order-management'
import { useSession } from '@store/sdk'
import { Button, Dialog, Stack, shortOrderId } from '@store/ui'
import { Link } from 'react-router-dom'
import { countOf, sumOf } from './hold-sums.ts'

type HoldsResultProps = {
  asked: readonly Hold[]
  results: BulkStatusResults
  onClose: () => void
}

/** What was cancelled, and of each other order why not. */
export function HoldsResult({ asked, results: { results }, onClose }: HoldsResultProps) {
  const { role } = useSession()
  const refused = results.flatMap((result) => ('order' in result ? [] : result))
  const isRefused = new Set(refused.map(({ _id }) => _id))
  const done = asked.filter(({ _id }) => !isRefused.has(_id))
  const { pieces, rupees } = sumOf(done)
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${countOf(done.length, 'order')} cancelled`}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap="s">
        {done.length === 0 ? null : (
          <p>
            {countOf(pieces, 'piece')} for {formatRupees(rupees)} {pieces === 1 ? 'is' : 'are'} back
            in stock.
          </p>
        )}
        {refused.length === 0 ? null : (
          <div>
            <p>{countOf(refused.length, 'order')} not cancelled:</p>
            <ul>
              {refused.map(({ _id, message }) => (
                <li key={_id}>
                  <Link to={`/${role}/orders/${_id}`}>#{shortOrderId(_id)}</Link> {message}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
