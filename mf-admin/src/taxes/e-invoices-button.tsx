import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { eInvoicesFileName } from '@store/contract/rules/taxes/tax-file-names'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { FileButton } from '../table-files/file-button.tsx'
import { useExportEInvoicesMutation } from './taxes-api.ts'

/** Saves the e-invoices of a month, with how many there are. */
export function EInvoicesButton({ month: { month, seller, counts } }: { month: TaxMonth }) {
  const [exportEInvoices] = useExportEInvoicesMutation()
  return (
    <FileButton
      label={`E-invoices (${counts.eInvoices})`}
      isDisabled={counts.eInvoices === 0}
      failure={messages.fileFailed}
      nameOf={() => eInvoicesFileName(month)}
      fetchFile={() => exportEInvoices({ month, ...(seller && { seller }) }).unwrap()}
    />
  )
}
