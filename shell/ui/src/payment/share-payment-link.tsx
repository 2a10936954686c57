import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { Button, toast } from '@store/ui/shared'
import { Share2 } from 'lucide-react'
import { CopyButton } from '../actions/copy-button.tsx'

/** A payment link and what it is for. */
export interface PaymentLinkToShare {
  title: string
  /** With its origin. */
  url: string
}

/** Shares a link as the device does. */
async function share(link: PaymentLinkToShare): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    // Closing the device's dialog is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      toast.error(messages.product.shareFailed)
    }
  }
}

/**
 * A payment link for somebody else who pays: to be copied, and shared where the device can.
 * @example <SharePaymentLink link={{ title: 'Pay for order #5XBNRP', url }} />
 */
export function SharePaymentLink({ link }: { link: PaymentLinkToShare }) {
  return (
    <>
      {typeof navigator.share === 'function' ? (
        <Button variant="secondary" icon={Share2} onClick={() => void share(link)}>
          {t`Share link`}
        </Button>
      ) : null}
      <CopyButton text={link.url} label={t`Copy payment link`}>
        {t`Copy payment link`}
      </CopyButton>
    </>
  )
}
