import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { FileLink, QrCode, theme } from '@store/ui'
import { Smartphone } from 'lucide-react'
import styled from 'styled-components'
import { largestUpiRupees, upiAddressOf } from './upi-address.ts'

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

type UpiBlockProps = { upiId: string; payee: string; rupees: number }

/** UPI with the amount filled in: a code to scan, or a link to the app on a phone; nothing above UPI's limit. */
export function UpiBlock({ upiId, payee, rupees }: UpiBlockProps) {
  if (rupees > largestUpiRupees) return null
  const address = upiAddressOf({ upiId, payee, rupees })
  const amount = formatRupees(rupees)
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
