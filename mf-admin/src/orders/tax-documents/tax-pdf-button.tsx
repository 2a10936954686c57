import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { type TaxPdf, useFetchTaxPdfMutation } from './tax-documents-api.ts'

type TaxPdfButtonProps = { orderId: string; pdf: TaxPdf; children: React.ReactNode }

/** Fetches a tax document of an order and saves it; shows the server's error. */
export function TaxPdfButton({ orderId, pdf, children }: TaxPdfButtonProps) {
  const [fetchPdf, { isLoading }] = useFetchTaxPdfMutation()
  const handleClick = async () => {
    try {
      const { address, fileName } = await fetchPdf({ orderId, pdf }).unwrap()
      saveBlob(address, fileName)
    } catch (error) {
      const name = pdf.startsWith('invoice') ? 'invoice' : 'credit note'
      toast.error(messageOf(error, messages.invoices.loadFailed(name)))
    }
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={Download}
      busy={isLoading}
      onClick={() => void handleClick()}
    >
      {children}
    </Button>
  )
}
