import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { deferAddition, useDeferredListing, useSession } from '@store/sdk'
import { Button, DeferredView, deferCode } from '@store/ui'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

const dialog = deferCode(async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog)

type AddToListProps = { product: Product; quantity: number }

/** Asks a visitor to sign in, which lists need; the wish is kept until then. */
function AskToSignIn({ product: { _id: productId, name }, quantity }: AddToListProps) {
  const navigate = useNavigate()
  const handleClick = () => {
    deferAddition({ to: 'list', productId, name, quantity })
    void navigate('/login')
  }
  return (
    <Button wide variant="secondary" icon={ListPlus} onClick={handleClick}>
      {t`Add to list`}
    </Button>
  )
}

/** Opens the choice of a list; at once for what was wanted before signing in. */
function ChooseList({ product, quantity }: AddToListProps) {
  const wanted = useDeferredListing(product._id)
  const [shown, setShown] = useState(wanted?.quantity)
  const preload = () => {
    // A download that fails here is tried again when the dialog opens.
    dialog.load().catch(() => undefined)
  }
  const close = () => setShown(undefined)
  return (
    <div>
      <Button
        wide
        variant="secondary"
        icon={ListPlus}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setShown(quantity)}
      >
        {t`Add to list`}
      </Button>
      {shown === undefined ? null : (
        <DeferredView code={dialog} loading={null}>
          {(AddToListDialog) => (
            <AddToListDialog product={product} quantity={shown} onClose={close} />
          )}
        </DeferredView>
      )}
    </div>
  )
}

/** Puts the chosen quantity on one of the buyer's named lists; a visitor signs in first. */
export function AddToListButton(props: AddToListProps) {
  const { role } = useSession()
  return isBuyer(role) ? <ChooseList {...props} /> : <AskToSignIn {...props} />
}
