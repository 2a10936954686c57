import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { type ButtonLook, buttonStyles } from '@store/ui/shared'
import { Smartphone } from 'lucide-react'
import styled from 'styled-components'

const Target = styled.a<ButtonLook>`
  ${buttonStyles}
`

/**
 * Opens the UPI apps of this device with everything filled in.
 * @param address of `upiLinkOf`, with the same amount in it
 */
export function UpiLink({ address, rupees }: { address: string; rupees: number }) {
  const amount = formatRupees(rupees)
  return (
    <Target href={address} $variant="accent" $size="m" $wide>
      <Smartphone size={18} aria-hidden />
      {t`Pay ${amount} in a UPI app`}
    </Target>
  )
}
