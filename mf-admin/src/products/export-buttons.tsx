import * as adminMessages from '@store/contract/rules/admin-messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { useExportProductsMutation } from './admin-products-api.ts'

const formats = [
  { format: 'xlsx', label: 'Export Excel' },
  { format: 'csv', label: 'Export CSV' },
] as const

/** All products as a file, in the columns of the import. */
export function ExportButtons() {
  const [exportProducts, { isLoading, originalArgs }] = useExportProductsMutation()
  const handleExport = async (format: 'xlsx' | 'csv') => {
    try {
      saveBlob(await exportProducts(format).unwrap(), `products.${format}`)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.products.loadFailed))
    }
  }
  return formats.map(({ format, label }) => (
    <Button
      key={format}
      variant="secondary"
      size="s"
      icon={Download}
      busy={isLoading && originalArgs === format}
      onClick={() => void handleExport(format)}
    >
      {label}
    </Button>
  ))
}
