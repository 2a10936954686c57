import * as adminMessages from '@store/contract/rules/admin-messages'
import { messageOf } from '@store/sdk'
import { Button, LinkButton, Stack, saveBlob, toast } from '@store/ui'
import { Download, FileSpreadsheet } from 'lucide-react'
import { DropdownPanel } from '../dropdown/dropdown-panel.tsx'
import { useExportProductsMutation } from './admin-products-api.ts'

const formats = [
  { format: 'xlsx', label: 'Export Excel' },
  { format: 'csv', label: 'Export CSV' },
] as const

/** Products from a file, and all products as a file, in the columns of the import. */
export function FileMenu() {
  const [exportProducts, { isLoading, originalArgs }] = useExportProductsMutation()
  const handleExport = async (format: 'xlsx' | 'csv') => {
    try {
      saveBlob(await exportProducts(format).unwrap(), `products.${format}`)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.products.loadFailed))
    }
  }
  return (
    <DropdownPanel label="Files" icon={FileSpreadsheet}>
      {() => (
        <Stack gap="xs">
          <LinkButton
            to="/superadmin/products/import"
            variant="secondary"
            size="s"
            icon={FileSpreadsheet}
          >
            Upload Excel or CSV
          </LinkButton>
          {formats.map(({ format, label }) => (
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
          ))}
        </Stack>
      )}
    </DropdownPanel>
  )
}
