import { t } from '@lingui/core/macro'
import { CopyButton } from '../actions/copy-button.tsx'
import { ShareButton } from '../actions/share-button.tsx'

/** A payment link and what it is for. */
export interface PaymentLinkToShare {
  title: string
  /** With its origin. */
  url: string
}

/**
 * A payment link for somebody else who pays: to be copied, and shared by the device or WhatsApp.
 * @example <SharePaymentLink link={{ title: 'Pay for order #5XBNRP', url }} />
 */
export function SharePaymentLink({ link }: { link: PaymentLinkToShare }) {
  return (
    <>
      <ShareButton content={link} variant="secondary" label={t`Share link`}>
        {t`Share link`}
      </ShareButton>
      <CopyButton text={link.url} label={t`Copy payment link`}>
        {t`Copy payment link`}
      </CopyButton>
    </>
  )
}
