import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { theme } from '@store/ui/shared'
import styled from 'styled-components'
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

/**
 * The code that another device scans to pay by UPI.
 * @param address of `upiLinkOf`, with the same amount in it
 */
export function UpiCode({ address, rupees }: { address: string; rupees: number }) {
  const amount = formatRupees(rupees)
  return (
    <Block>
      <QrCode text={address} label={t`UPI code to pay ${amount}`} />
      {t`Scan with any UPI app; the amount is filled in.`}
    </Block>
  )
}
