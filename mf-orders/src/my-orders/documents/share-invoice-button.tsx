import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { Button, shareOnDevice, toast } from '@store/ui'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { fileToShare, usePrepareInvoiceMutation } from './share-invoice-api.ts'

/** Phones share files, most computers only links. */
function canSharePdf(): boolean {
  const sample = new File(['%PDF-'], 'invoice.pdf', { type: 'application/pdf' })
  return navigator.canShare?.({ files: [sample] }) ?? false
}

/** Shares the PDF of an invoice, by WhatsApp for example; nothing where the device shares no files. */
export function ShareInvoiceButton({ orderId }: { orderId: string }) {
  const [prepare, { isLoading }] = usePrepareInvoiceMutation()
  const [isPrepared, setPrepared] = useState(false)
  if (!canSharePdf()) return null
  const handleShare = async () => {
    try {
      // Once it is there, sharing follows the press at once, as some browsers ask.
      if (!isPrepared) await prepare(orderId).unwrap()
      setPrepared(true)
    } catch (error) {
      return toast.error(messageOf(error, messages.invoices.loadFailed('invoice')))
    }
    const file = fileToShare(orderId)
    if (file) await shareOnDevice({ title: file.name, files: [file] })
  }
  return (
    <Button
      variant="quiet"
      size="s"
      icon={Share2}
      busy={isLoading}
      aria-label={t`Share invoice`}
      onClick={() => void handleShare()}
    >
      {t`Share`}
    </Button>
  )
}
