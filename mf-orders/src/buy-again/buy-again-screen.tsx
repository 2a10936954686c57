import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { rhythmText } from '@store/contract/rules/purchases/purchase-habits'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { messageOf, type PrefetchArgs, translate, useSession } from '@store/sdk'
import {
  announceOnMount,
  Button,
  Cluster,
  type Column,
  EmptyState,
  formatCount,
  formatDate,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  SearchField,
  Skeleton,
  Stack,
  saveBlob,
  theme,
  toast,
} from '@store/ui'
import { Download, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SaveAsList } from '../lists/save-as-list.tsx'
import { orderPathOf } from '../order-link.ts'
import { isOrderable } from '../order-table/order-row.ts'
import { OrderTable } from '../order-table/order-table.tsx'
import { useAddLines } from '../order-table/use-add-lines.ts'
import { useTypedQuantities } from '../order-table/use-typed-quantities.ts'
import { matchesFilter } from './purchase-row.ts'
import { purchasesApi, useExportPurchasesMutation, useGetPurchasesQuery } from './purchases-api.ts'
import { QuantityFile } from './quantity-file.tsx'

const LastOrder = styled.div`
  white-space: nowrap;
`

const Note = styled.small`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function piecesText(quantity: number): string {
  const pieces = formatCount(quantity)
  return quantity === 1 ? t`${pieces} piece` : t`${pieces} pieces`
}

const columns = (): Column<Purchase>[] => [
  {
    key: 'usual',
    header: t`Usually`,
    cell: ({ usualQuantity, orders, rhythmDays }) => (
      <div>
        {piecesText(usualQuantity)}
        <Note>{translate(rhythmText({ orders, rhythmDays }))}</Note>
      </div>
    ),
  },
  {
    key: 'last',
    header: t`Last order`,
    cell: ({ name, lastOrder: { _id, createdAt, quantity, price } }) => {
      const date = formatDate(createdAt)
      return (
        <LastOrder>
          <Link to={orderPathOf(_id)} aria-label={t`${date}: last order of ${name}`}>
            {date}
          </Link>
          <Note>
            {formatCount(quantity)} × {formatRupees(price)}
          </Note>
        </LastOrder>
      )
    },
  },
]

function ExportButton() {
  const [exportPurchases, { isLoading }] = useExportPurchasesMutation()
  const handleExport = async () => {
    try {
      saveBlob(await exportPurchases().unwrap(), 'buy-again.xlsx')
    } catch (error) {
      toast.error(messageOf(error, purchaseMessages.exportFailed))
    }
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={Download}
      busy={isLoading}
      onClick={() => void handleExport()}
    >
      {t`Export Excel`}
    </Button>
  )
}

function Purchases({ purchases }: { purchases: Purchase[] }) {
  const [filter, setFilter] = useState('')
  const typed = useTypedQuantities({ rows: purchases, draft: 'buy-again' })
  const adding = useAddLines(typed)
  const shown = purchases.filter((purchase) => matchesFilter(purchase, filter))
  const handleFillAll = () =>
    typed.typeAll(
      shown
        .filter(isOrderable)
        .map(({ productId, usualQuantity }) => [productId, String(usualQuantity)] as const),
    )
  return (
    <Stack>
      <Cluster gap="s" align="end">
        <SearchField
          label={t`Filter`}
          placeholder={t`Model, product or brand`}
          value={filter}
          onChange={setFilter}
        />
        <Button variant="secondary" onClick={handleFillAll}>
          {t`Fill in all usual quantities`}
        </Button>
      </Cluster>
      {shown.length === 0 ? (
        <p role="status" ref={announceOnMount}>{t`Nothing you bought matches this filter.`}</p>
      ) : null}
      <OrderTable
        caption={t`What you bought`}
        rows={shown}
        typed={typed}
        adding={adding}
        columns={columns()}
        actions={<SaveAsList lines={typed.lines} />}
      />
      <QuantityFile purchases={purchases} typed={typed} />
    </Stack>
  )
}

function NothingBought() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={PackageOpen}
      title={t`You have not bought anything yet.`}
      text={t`What you order shows up here, with how much you usually take of it.`}
      action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
    />
  )
}

/** Everything a buyer ever bought, with quantity fields: the monthly order from the keyboard. */
export function BuyAgainScreen() {
  const purchases = useGetPurchasesQuery()
  return (
    <PageBody>
      <PageHeader title={t`Buy again`} actions={<ExportButton />}>
        {t`What you bought before, with your usual quantities and today's prices.`}
      </PageHeader>
      <QueryView
        query={purchases}
        failure={purchaseMessages.loadFailed}
        loading={
          <Loading>
            <Skeleton shape="card" height="32rem" />
          </Loading>
        }
        empty={(bought) => bought.length === 0 && <NothingBought />}
      >
        {(bought) => <Purchases purchases={bought} />}
      </QueryView>
    </PageBody>
  )
}

BuyAgainScreen.prefetch = ({ dispatch }: PrefetchArgs) => {
  dispatch(purchasesApi.util.prefetch('getPurchases', undefined, {}))
}
