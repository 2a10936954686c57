import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import type { ShoppingListSummary } from '@store/contract/schemas/orders/shopping-lists'
import {
  type PrefetchArgs,
  shoppingListsApi,
  useCreateShoppingListMutation,
  useGetShoppingListsQuery,
} from '@store/sdk'
import {
  Button,
  EmptyState,
  formatCount,
  formatDate,
  Grid,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  TileLink,
  theme,
} from '@store/ui'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ListNameDialog } from './list-name-dialog.tsx'

const Note = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function NewListButton() {
  const [isAsking, setIsAsking] = useState(false)
  const [create] = useCreateShoppingListMutation()
  const navigate = useNavigate()
  const handleCreate = async (name: string) => {
    const { list } = await create({ name }).unwrap()
    await navigate(`/lists/${list._id}`)
  }
  return (
    <>
      <Button icon={Plus} onClick={() => setIsAsking(true)}>
        {t`New list`}
      </Button>
      {isAsking ? (
        <ListNameDialog
          title={t`New list`}
          submitLabel={t`Create`}
          onClose={() => setIsAsking(false)}
          onSubmit={handleCreate}
        />
      ) : null}
    </>
  )
}

function ListTile({ list: { _id, name, products, updatedAt } }: { list: ShoppingListSummary }) {
  const count = formatCount(products)
  const date = formatDate(updatedAt)
  return (
    <TileLink to={`/lists/${_id}`}>
      <strong>{name}</strong>
      <Note>
        {products === 1
          ? t`${count} product · changed ${date}`
          : t`${count} products · changed ${date}`}
      </Note>
    </TileLink>
  )
}

/** A buyer's named lists. */
export function ListsScreen() {
  const lists = useGetShoppingListsQuery()
  return (
    <PageBody>
      <PageHeader title={t`My lists`} actions={<NewListButton />}>
        {t`Products you order together, ready for the cart.`}
      </PageHeader>
      <QueryView
        query={lists}
        failure={shoppingListMessages.loadFailed}
        loading={
          <Loading>
            <Skeleton shape="card" height="12rem" />
          </Loading>
        }
        empty={(all) =>
          all.length === 0 && (
            <EmptyState
              icon={ListChecks}
              title={t`You have no lists yet.`}
              text={t`Create one here, or save what you typed in Buy again, or an order, as a list.`}
            />
          )
        }
      >
        {(all) => (
          <Grid min="16rem">
            {all.map((list) => (
              <ListTile key={list._id} list={list} />
            ))}
          </Grid>
        )}
      </QueryView>
    </PageBody>
  )
}

ListsScreen.prefetch = ({ dispatch }: PrefetchArgs) => {
  dispatch(shoppingListsApi.util.prefetch('getShoppingLists', undefined, {}))
}
