import { Trans } from '@lingui/react/macro'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast, VisuallyHidden } from '@store/ui'
import { Download } from 'lucide-react'
import { type TaxDocumentKind, useFetchTaxDocumentMutation } from './tax-documents-api.ts'

type TaxDocumentButtonProps = { orderId: string; kind: TaxDocumentKind }

const nameOf = { invoice: 'invoice', 'credit-note': 'credit note' } as const

/** Fetches a tax document of an order and saves it; shows the server's error. */
export function TaxDocumentButton({ orderId, kind }: TaxDocumentButtonProps) {
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
      variant="secondary"
      size="s"
      icon={Download}
      busy={isLoading}
      onClick={() => void handleClick()}
    >
      {kind === 'invoice' ? (
        <Trans>
          Download<VisuallyHidden> invoice</VisuallyHidden>
        </Trans>
      ) : (
        <Trans>
          Download<VisuallyHidden> credit note</VisuallyHidden>
        </Trans>
      )}
    </Button>
  )
}
