import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, translate } from '@store/sdk'
import { Button, Dialog, LinkButton, Stack, toast } from '@store/ui'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useReorderOrderMutation } from './order-changes-api.ts'

type Differences = readonly { line: number; message: string }[]

/** Lines that are unavailable, short in stock or more expensive than before. */
function DifferencesDialog({ found, onClose }: { found: Differences; onClose: () => void }) {
  return (
    <Dialog
      open
      title={t`Some items have changed`}
      onClose={onClose}
      actions={<LinkButton to="/cart">{t`Go to cart`}</LinkButton>}
    >
      <p>{t`The rest is in your cart.`}</p>
      <Stack as="ul" gap="xs">
        {found.map(({ line, message }) => (
          <li key={line}>{translate(message)}</li>
        ))}
      </Stack>
    </Dialog>
  )
}

/** Adds the lines of an order to the cart as far as available, and shows what differs. */
export function ReorderButton({ order }: { order: Pick<Order, '_id'> }) {
  const [reorder, { isLoading }] = useReorderOrderMutation()
  const [differences, setDifferences] = useState<Differences>([])
  const navigate = useNavigate()

  const handleReorder = async () => {
    try {
      const { rejected } = await reorder(order._id).unwrap()
      if (rejected.length > 0) return setDifferences(rejected)
      toast.success(messages.wishlist.added)
      await navigate('/cart')
    } catch (error) {
      toast.error(messageOf(error, messages.shop.addFailed))
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={RotateCcw}
        busy={isLoading}
        onClick={() => void handleReorder()}
      >
        {t`Order again`}
      </Button>
      {differences.length > 0 ? (
        <DifferencesDialog found={differences} onClose={() => setDifferences([])} />
      ) : null}
    </>
  )
}
