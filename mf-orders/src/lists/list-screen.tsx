import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import type { ShoppingList } from '@store/contract/schemas/orders/shopping-lists'
import {
  messageOf,
  type PrefetchArgs,
  shoppingListsApi,
  statusOf,
  translate,
  useSetShoppingListLinesMutation,
} from '@store/sdk'
import {
  announceOnMount,
  Button,
  EmptyState,
  FailedState,
  FormMessage,
  IconButton,
  LinkButton,
  PageBody,
  PageHeader,
  QueryView,
  Stack,
  toast,
} from '@store/ui'
import { ListX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ColumnsSwitch } from '../order-table/columns-switch.tsx'
import type { OrderRow } from '../order-table/order-row.ts'
import { OrderTable } from '../order-table/order-table.tsx'
import { OrderTableSkeleton } from '../order-table/order-table-skeleton.tsx'
import { useAddLines } from '../order-table/use-add-lines.ts'
import { useTypedQuantities } from '../order-table/use-typed-quantities.ts'
import { AddProductForm } from './add-product-form.tsx'
import { ListActions } from './list-actions.tsx'

const homeLink = () => ({ label: t`My lists`, to: '/lists' })

/** Names the products that cannot be added to the cart now, and why. */
function LeftOutOfCart({ rows }: { rows: readonly OrderRow[] }) {
  const namesOf = (left: readonly OrderRow[]) => left.map(({ name }) => name).join(', ')
  const gone = namesOf(rows.filter(({ offer }) => !offer))
  const soldOut = namesOf(rows.filter(({ offer }) => offer?.stock === 0))
  if (!gone && !soldOut) return null
  return (
    <FormMessage tone="warning">
      <Stack gap="xxs">
        {gone ? <span>{t`No longer on sale: ${gone}`}</span> : null}
        {soldOut ? <span>{t`Out of stock: ${soldOut}`}</span> : null}
      </Stack>
    </FormMessage>
  )
}

/** The products of a list. Its quantities are in the fields and can be changed for one order, or saved. */
function ListLines({ list, isEdited }: { list: ShoppingList; isEdited: boolean }) {
  const [setLines, { isLoading }] = useSetShoppingListLinesMutation()
  const rows = list.lines.map(
    ({ quantity, ...line }): OrderRow => ({
      ...line,
      usualQuantity: quantity,
    }),
  )
  const typed = useTypedQuantities({
    rows,
    draft: `list-${list._id}`,
    initialOf: ({ usualQuantity }) => usualQuantity,
  })
  const adding = useAddLines(typed)
  const changed = typed.lines.filter(({ row, quantity }) => quantity !== row.usualQuantity)
  const change = async (lines: { productId: string; quantity: number }[]) => {
    try {
      await setLines({ id: list._id, lines }).unwrap()
    } catch (error) {
      toast.error(messageOf(error, shoppingListMessages.saveFailed))
    }
  }
  const handleSave = () =>
    change(changed.map(({ row, quantity }) => ({ productId: row.productId, quantity })))
  if (rows.length === 0)
    return <p role="status" ref={announceOnMount}>{t`This list has no products yet.`}</p>
  return (
    <>
      <LeftOutOfCart rows={rows} />
      <OrderTable
        caption={list.name}
        rows={rows}
        typed={typed}
        adding={adding}
        columns={[
          {
            key: 'remove',
            header: t`Remove`,
            isLast: true,
            cell: ({ productId, name }) => (
              <IconButton
                label={t`Remove ${name}`}
                icon={Trash2}
                onClick={() => void change([{ productId, quantity: 0 }])}
              />
            ),
          },
        ]}
        isDetailed={isEdited}
        actions={
          changed.length > 0 ? (
            <Button variant="secondary" busy={isLoading} onClick={() => void handleSave()}>
              {t`Save quantities`}
            </Button>
          ) : null
        }
      />
    </>
  )
}

function List({ list }: { list: ShoppingList }) {
  const [isEdited, setIsEdited] = useState(false)
  return (
    <>
      <PageHeader
        title={list.name}
        trail={[homeLink(), { label: list.name }]}
        actions={
          <>
            <ListActions list={list} />
            {list.lines.length > 0 ? (
              <ColumnsSwitch label={t`Edit list`} isOn={isEdited} onChange={setIsEdited} />
            ) : null}
          </>
        }
      />
      <Stack>
        <ListLines list={list} isEdited={isEdited} />
        <AddProductForm listId={list._id} />
      </Stack>
    </>
  )
}

function NoList() {
  return (
    <>
      <PageHeader title={translate(shoppingListMessages.notFound)} trail={[homeLink()]} />
      <EmptyState
        icon={ListX}
        title={t`There is no such list in this account.`}
        action={<LinkButton to="/lists">{t`My lists`}</LinkButton>}
      />
    </>
  )
}

/** One named list of the buyer; another buyer's is the same 404 as none. */
export function ListScreen() {
  const { id = '' } = useParams()
  const answer = shoppingListsApi.useGetShoppingListQuery(id)
  const isMissing = statusOf(answer.error) === 404
  return (
    <PageBody>
      <QueryView
        query={{ ...answer, data: answer.currentData }}
        failure={shoppingListMessages.loadFailed}
        loading={
          <>
            <PageHeader title={t`List`} trail={[homeLink(), { label: t`List` }]} />
            <OrderTableSkeleton />
          </>
        }
        failed={(failedState) =>
          isMissing ? (
            <NoList />
          ) : (
            <>
              <PageHeader title={t`List`} trail={[homeLink(), { label: t`List` }]} />
              <FailedState {...failedState} />
            </>
          )
        }
      >
        {(list) => <List key={list._id} list={list} />}
      </QueryView>
    </PageBody>
  )
}

ListScreen.prefetch = ({ dispatch, params: { id = '' } }: PrefetchArgs) => {
  dispatch(shoppingListsApi.util.prefetch('getShoppingList', id, {}))
}
