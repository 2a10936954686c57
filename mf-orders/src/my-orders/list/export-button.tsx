import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { useExportOrdersMutation } from '../orders-api.ts'
import { filterOf, useOrdersView } from './orders-view.ts'

/** Saves the filtered orders as a CSV file, a row per product. */
export function ExportButton() {
  const { view } = useOrdersView()
  const [exportOrders, { isLoading }] = useExportOrdersMutation()
  const handleExport = async () => {
    try {
      saveBlob(await exportOrders(filterOf(view) ?? {}).unwrap(), 'orders.csv')
    } catch (error) {
      toast.error(messageOf(error, messages.orders.loadFailed))
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
      {t`Export CSV`}
    </Button>
  )
}
