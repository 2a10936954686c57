import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { Download } from 'lucide-react'
import { type TaxDocumentKind, useFetchTaxDocumentMutation } from './tax-documents-api.ts'

type TaxDocumentButtonProps = {
  orderId: string
  kind: TaxDocumentKind
  /** Names the document instead of the download, beside other actions of an order. */
  isQuiet?: boolean
}

const nameOf = { invoice: 'invoice', 'credit-note': 'credit note' } as const

/** Fetches a tax document of an order and saves it; shows the server's error. */
export function TaxDocumentButton({ orderId, kind, isQuiet = false }: TaxDocumentButtonProps) {
  const [fetchDocument, { isLoading }] = useFetchTaxDocumentMutation()
  const handleClick = async () => {
    try {
      const { address, fileName } = await fetchDocument({ orderId, kind }).unwrap()
      saveBlob(address, fileName)
    } catch (error) {
      toast.error(messageOf(error, messages.invoices.loadFailed(nameOf[kind])))
    }
  }
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      size="s"
      icon={Download}
      busy={isLoading}
      aria-label={kind === 'invoice' ? t`Download invoice` : t`Download credit note`}
      onClick={() => void handleClick()}
    >
      {isQuiet ? t`Invoice` : t`Download`}
    </Button>
  )
}
