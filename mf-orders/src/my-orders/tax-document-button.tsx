import * as messages from '@store/contract/rules/messages'
import { Button, messageOf, toast, VisuallyHidden } from '@store/sdk'
import { Download } from 'lucide-react'
import {
  type FetchedPdf,
  type TaxDocumentKind,
  useFetchTaxDocumentMutation,
} from './tax-documents-api.ts'

type TaxDocumentButtonProps = { orderId: string; kind: TaxDocumentKind }

const nameOf = { invoice: 'invoice', 'credit-note': 'credit note' } as const

/** Has the browser save a file, as a click on a link to it would. */
function save({ address, fileName }: FetchedPdf): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** Fetches a tax document of an order and saves it; what speaks against it is said by the server. */
export function TaxDocumentButton({ orderId, kind }: TaxDocumentButtonProps) {
  const [fetchDocument, { isLoading }] = useFetchTaxDocumentMutation()
  const handleClick = async () => {
    try {
      save(await fetchDocument({ orderId, kind }).unwrap())
    } catch (error) {
      toast.error(messageOf(error, messages.invoices.loadFailed(nameOf[kind])))
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
      Download<VisuallyHidden> {nameOf[kind]}</VisuallyHidden>
    </Button>
  )
}
