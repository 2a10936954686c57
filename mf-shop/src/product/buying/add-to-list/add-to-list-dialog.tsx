import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ShoppingListSummary } from '@store/contract/schemas/orders/shopping-lists'
import { useGetShoppingListsQuery } from '@store/sdk'
import { Button, Dialog, formatCount, Loading, QueryView, Skeleton, Stack, theme } from '@store/ui'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { productCount } from '../../../product-count.ts'
import { NewListForm } from './new-list-form.tsx'
import { type ListAdditions, useListAdditions } from './use-list-additions.ts'

const Choice = styled(Button)`
  justify-content: start;
  text-align: start;

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    white-space: nowrap;
  }
`

type ListChoicesProps = { lists: readonly ShoppingListSummary[]; additions: ListAdditions }

/** The buyer's lists by name, and a new one; only that while there is none. */
function ListChoices({ lists, additions }: ListChoicesProps) {
  const { pendingId, addTo, create } = additions
  const [isNaming, setIsNaming] = useState(lists.length === 0)
  return (
    <Stack gap="s">
      {lists.length === 0 ? null : (
        <Stack as="ul" gap="xs" aria-label={t`My lists`}>
          {lists.map(({ _id, name, products }) => (
            <li key={_id}>
              <Choice
                wide
                variant="secondary"
                icon={ListChecks}
                busy={pendingId === _id}
                onClick={() => void addTo(_id)}
              >
                <span>{name}</span> <small>{productCount(products)}</small>
              </Choice>
            </li>
          ))}
        </Stack>
      )}
      {isNaming ? (
        <NewListForm onCreate={create} />
      ) : (
        <Button wide variant="quiet" icon={Plus} onClick={() => setIsNaming(true)}>
          {t`New list…`}
        </Button>
      )}
    </Stack>
  )
}

type AddToListDialogProps = { product: Product; quantity: number; onClose: () => void }

/** Asks on which list the product goes. Loaded when it is first opened. */
export function AddToListDialog({ product, quantity, onClose }: AddToListDialogProps) {
  const lists = useGetShoppingListsQuery()
  const additions = useListAdditions({ productId: product._id, quantity, onAdded: onClose })
  return (
    <Dialog open title={t`Add to list`} onClose={onClose}>
      <p>
        {formatCount(quantity)} × {product.name}
      </p>
      <QueryView
        query={lists}
        failure={shoppingListMessages.loadFailed}
        loading={
          <Loading>
            <Skeleton shape="block" height="9rem" />
          </Loading>
        }
      >
        {(all) => <ListChoices lists={all} additions={additions} />}
      </QueryView>
    </Dialog>
  )
}
