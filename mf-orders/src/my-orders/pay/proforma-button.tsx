import { t } from '@lingui/core/macro'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { messageOf } from '@store/sdk'
import { Button, saveBlob, toast } from '@store/ui'
import { FileText } from 'lucide-react'
import { useFetchTaxDocumentMutation } from '../documents/tax-documents-api.ts'

/** Saves the proforma invoice of a reserved order, which an accounts department pays from. */
export function ProformaButton({ orderId }: { orderId: string }) {
  const [fetchDocument, { isLoading }] = useFetchTaxDocumentMutation()
  const handleClick = async () => {
    try {
      const { address, fileName } = await fetchDocument({ orderId, kind: 'proforma' }).unwrap()
      saveBlob(address, fileName)
    } catch (error) {
      toast.error(messageOf(error, reservedMessages.proformaFailed))
    }
  }
  return (
    <Button variant="secondary" icon={FileText} busy={isLoading} onClick={() => void handleClick()}>
      {t`Proforma invoice`}
    </Button>
  )
}
