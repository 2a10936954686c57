import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { purchaseMessages } from '@store/contract/rules/purchases/purchase-messages'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { messageOf, type PrefetchArgs, useSession } from '@store/sdk'
import {
  announceOnMount,
  Button,
  EmptyState,
  LinkButton,
  PageBody,
  PageHeader,
  QueryView,
  SearchField,
  Stack,
  saveBlob,
  theme,
  toast,
} from '@store/ui'
import { Download, PackageOpen } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { SaveAsList } from '../lists/save-as-list.tsx'
import { ColumnsSwitch } from '../order-table/columns-switch.tsx'
import { isOrderable } from '../order-table/order-row.ts'
import { OrderTable } from '../order-table/order-table.tsx'
import { OrderTableSkeleton } from '../order-table/order-table-skeleton.tsx'
import { useAddLines } from '../order-table/use-add-lines.ts'
import { useTypedQuantities } from '../order-table/use-typed-quantities.ts'
import { purchaseColumns } from './purchase-columns.tsx'
import { matchesFilter } from './purchase-row.ts'
import { purchasesApi, useExportPurchasesMutation, useGetPurchasesQuery } from './purchases-api.ts'
import { QuantityFile } from './quantity-file.tsx'

/** On a phone the first products are worth more than a sentence about them. */
const Intro = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`

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
  const [isDetailed, setIsDetailed] = useState(false)
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
    <Stack gap="s">
      <SearchField
        label={t`Filter`}
        hideLabel
        placeholder={t`Model, product or brand`}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <p role="status" ref={announceOnMount}>{t`Nothing you bought matches this filter.`}</p>
      ) : null}
      <OrderTable
        caption={t`What you bought`}
        rows={shown}
        typed={typed}
        adding={adding}
        columns={purchaseColumns()}
        isDetailed={isDetailed}
        tools={
          <>
            <Button variant="secondary" size="s" onClick={handleFillAll}>
              {t`Fill in all usual quantities`}
            </Button>
            <ColumnsSwitch label={t`Details`} isOn={isDetailed} onChange={setIsDetailed} />
          </>
        }
        actions={<SaveAsList lines={typed.lines} isIconOnPhone />}
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
      text={t`Products that you order appear here, with your usual quantity.`}
      action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
    />
  )
}

/** Everything a buyer ever bought, with quantity steppers: the monthly order, from the keyboard or by taps. */
export function BuyAgainScreen() {
  const purchases = useGetPurchasesQuery()
  return (
    <PageBody>
      <PageHeader title={t`Buy again`} actions={<ExportButton />}>
        <Intro>{t`What you bought before, with your usual quantities and today's prices.`}</Intro>
      </PageHeader>
      <QueryView
        query={purchases}
        failure={purchaseMessages.loadFailed}
        loading={<OrderTableSkeleton />}
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
