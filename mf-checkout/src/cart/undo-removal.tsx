import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { CartLine } from '@store/contract/schemas/orders/cart'
import { addToCartApi, messageOf } from '@store/sdk'
import { Button, Cluster, IconButton, theme, toast } from '@store/ui'
import { Undo2, X } from 'lucide-react'
import styled from 'styled-components'

const Notice = styled(Cluster)`
  padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
  overflow-wrap: anywhere;
`

/** Offers to undo the removal of a line. */
export function UndoRemoval({ line, onDone }: { line: CartLine; onDone: () => void }) {
  const [add, { isLoading }] = addToCartApi.useAddToCartMutation()
  const { product, quantity } = line
  const { name } = product
  const handleUndo = async () => {
    try {
      await add({ productId: product._id, quantity }).unwrap()
      toast.success(messages.listing.added)
      onDone()
    } catch (error) {
      toast.error(messageOf(error, messages.shop.addFailed))
    }
  }
  return (
    <Notice justify="space-between" wrap={false}>
      <span>{t`Removed ${quantity} × ${name}`}</span>
      <Cluster gap="xxs" wrap={false}>
        {/* The pressed button disappeared with its line; keep the focus nearby. */}
        <Button
          variant="secondary"
          size="s"
          icon={Undo2}
          autoFocus
          busy={isLoading}
          onClick={() => void handleUndo()}
        >
          {t`Undo`}
        </Button>
        <IconButton label={t`Dismiss`} icon={X} onClick={onDone} />
      </Cluster>
    </Notice>
  )
}
