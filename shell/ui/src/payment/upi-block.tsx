import { t } from '@lingui/core/macro'
import { type UpiPayment, upiLinkOf } from '@store/contract/rules/orders/reserved/upi-link'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { theme } from '@store/ui/shared'
import { Smartphone } from 'lucide-react'
import styled from 'styled-components'
import { FileLink } from '../actions/file-link.tsx'
import { QrCode } from '../display/qr-code.tsx'

const Block = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.xs};
  max-width: 14rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-align: center;
`

/** A phone cannot scan its own screen: it gets a link to the app. */
const TouchOnly = styled.div`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`

/** UPI with the amount filled in: a code to scan, or a link to the app on a phone. */
export function UpiBlock({ payment }: { payment: UpiPayment }) {
  const address = upiLinkOf(payment)
  const amount = formatRupees(payment.rupees)
  return (
    <Block>
      <QrCode text={address} label={t`UPI code to pay ${amount}`} />
      {t`Scan with any UPI app; the amount is filled in.`}
      <TouchOnly>
        <FileLink href={address} icon={Smartphone}>
          {t`Pay in a UPI app`}
        </FileLink>
      </TouchOnly>
    </Block>
  )
}
