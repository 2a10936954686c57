import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { OwnOrdersExportQuery } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { Button, Cluster, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { useExportOrdersMutation } from '../orders-api.ts'
import { filterOf, useOrdersView } from './orders-view.ts'

/** Saves the filtered orders as a file, a row per product. */
export function ExportButtons() {
  const { view } = useOrdersView()
  const [exportOrders, { isLoading, originalArgs }] = useExportOrdersMutation()
  const buttonOf = (format: OwnOrdersExportQuery['format'], label: string) => {
    const handleExport = async () => {
      try {
        const url = await exportOrders({ ...filterOf(view), format }).unwrap()
        saveBlob(url, `orders.${format}`)
      } catch (error) {
        toast.error(messageOf(error, messages.orders.loadFailed))
      }
    }
    return (
      <Button
        variant="secondary"
        size="s"
        icon={Download}
        busy={isLoading && originalArgs?.format === format}
        onClick={() => void handleExport()}
      >
        {label}
      </Button>
    )
  }
  return (
    <Cluster gap="xs">
      {buttonOf('xlsx', t`Export Excel`)}
      {buttonOf('csv', t`Export CSV`)}
    </Cluster>
  )
}
