import { PaymentDetails, PaymentDetailsSkeleton, Stack } from '@store/ui'
import { Family, Specimen } from './specimen.tsx'

const bank = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Fort, Mumbai',
}
const withUpi = { ...bank, upiId: 'store@sbi', upiLimit: 100_000 }

/** What a transfer needs: plain, with a payment code, above the limit of UPI, and while it loads. */
export function PaymentSpecimens() {
  return (
    <Family title="Payment">
      <Specimen name="PaymentDetails">
        <Stack gap="l">
          <PaymentDetails bank={bank} rupees={1180} />
          <PaymentDetails bank={withUpi} rupees={1180} paymentCode="ACDE-FGHJ" />
          <PaymentDetails bank={withUpi} rupees={250_000} paymentCode="ACDE-FGHJ" />
        </Stack>
      </Specimen>
      <Specimen name="PaymentDetailsSkeleton">
        <PaymentDetailsSkeleton />
      </Specimen>
    </Family>
  )
}
