import * as adminMessages from '@store/contract/rules/admin-messages'
import { LinkButton, Stack } from '@store/ui'
import { FileSpreadsheet } from 'lucide-react'
import { DropdownPanel } from '../dropdown-panel.tsx'
import { ExportButtons } from '../table-files/export-buttons.tsx'
import { useExportProductsMutation } from './admin-products-api.ts'

/** Products from a file, and all products as a file, in the columns of the import. */
export function FileMenu() {
  const [exportProducts] = useExportProductsMutation()
  return (
    <DropdownPanel label="Import / Export" icon={FileSpreadsheet}>
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
          <ExportButtons
            fileName="products"
            labels={{ xlsx: 'Export Excel', csv: 'Export CSV' }}
            failure={adminMessages.products.loadFailed}
            fetchFile={(format) => exportProducts(format).unwrap()}
          />
        </Stack>
      )}
    </DropdownPanel>
  )
}
