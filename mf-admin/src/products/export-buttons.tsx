import * as messages from '@store/contract/rules/messages'
import { Button, messageOf, toast } from '@store/sdk'
import { Download } from 'lucide-react'
import { useExportProductsMutation } from './admin-products-api.ts'

const formats = [
  { format: 'xlsx', label: 'Export Excel' },
  { format: 'csv', label: 'Export CSV' },
] as const

/** Hands a file of this browser to the person, and gives its address back. */
function save(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** All products as a file, in the columns the import takes. */
export function ExportButtons() {
  const [exportProducts, { isLoading, originalArgs }] = useExportProductsMutation()
  const handleExport = async (format: 'xlsx' | 'csv') => {
    try {
      save(await exportProducts(format).unwrap(), `products.${format}`)
    } catch (error) {
      toast.error(messageOf(error, messages.adminProducts.loadFailed))
    }
  }
  return formats.map(({ format, label }) => (
    <Button
      key={format}
      variant="secondary"
      icon={Download}
      busy={isLoading && originalArgs === format}
      onClick={() => void handleExport(format)}
    >
      {label}
    </Button>
  ))
}
