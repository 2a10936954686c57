import { t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Button } from '@store/ui'
import { useState } from 'react'
import { NewProofDialog } from './new-proof-dialog.tsx'

/** Takes a new proof of a rejected payment. */
export function NewProofButton({ order }: { order: Order }) {
  const [isSending, setIsSending] = useState(false)
  return (
    <>
      <Button size="s" onClick={() => setIsSending(true)}>
        {t`Send new proof`}
      </Button>
      {isSending ? <NewProofDialog order={order} onClose={() => setIsSending(false)} /> : null}
    </>
  )
}
