import { t } from '@lingui/core/macro'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { Button, DeferredView, deferCode } from '@store/ui'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'

const dialog = deferCode(async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog)

/** Puts the chosen quantity on one of the buyer's named lists. */
export function AddToListButton({ product, quantity }: { product: Product; quantity: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const preload = () => {
    // A download that fails here is tried again when the dialog opens.
    dialog.load().catch(() => undefined)
  }
  const close = () => setIsOpen(false)
  return (
    <div>
      <Button
        wide
        variant="secondary"
        icon={ListPlus}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        {t`Add to list`}
      </Button>
      {isOpen ? (
        <DeferredView code={dialog} loading={null}>
          {(AddToListDialog) => (
            <AddToListDialog product={product} quantity={quantity} onClose={close} />
          )}
        </DeferredView>
      ) : null}
    </div>
  )
}
