import { t } from '@lingui/core/macro'
import { defaultUpiLimit } from '@store/contract/rules/orders/reserved/upi-link'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { BankBlock } from '@store/contract/schemas/settings'
import { Loading, Skeleton } from '@store/ui/shared'
import { CopyButton } from '../actions/copy-button.tsx'
import { Definition } from '../display/definition-list.tsx'
import { Price } from '../display/price.tsx'
import { formatDate } from '../formats/format-date-time.ts'
import { Facts, PaymentMethods, UpiLimit } from './payment-details-styles.ts'
import { UpiBlock } from './upi-block.tsx'

/** Keys of the skeleton rows. */
const skeletonKeys = ['amount', 'holder', 'bank', 'number', 'ifsc', 'branch']

/** The account for transfers; the UPI id only up to UPI's limit. */
function factsOf(bank: BankBlock, isUpiOffered: boolean): [label: string, value: string][] {
  const upi = isUpiOffered ? bank.upiId : undefined
  return [
    [t`Account holder`, bank.accountHolder],
    [t`Bank`, bank.bank],
    [t`Account number`, bank.accountNumber],
    [t`IFSC`, bank.ifsc],
    [t`Branch`, bank.branch],
    ...(upi ? [[t`UPI ID`, upi] satisfies [string, string]] : []),
  ]
}

/** The shape of {@link PaymentDetails} while they load. */
export function PaymentDetailsSkeleton() {
  return (
    <Loading>
      <Facts>
        {skeletonKeys.map((key) => (
          <Definition key={key} term={<Skeleton width="6rem" />}>
            <Skeleton width="10rem" />
          </Definition>
        ))}
      </Facts>
    </Loading>
  )
}

type PaymentDetailsProps = {
  bank: BankBlock
  rupees: number
  /** Of a reserved order: the note of the transfer, which UPI fills in. */
  paymentCode?: string | undefined
}

const isWithinUpiLimit = ({ bank, rupees }: PaymentDetailsProps) =>
  rupees <= (bank.upiLimit ?? defaultUpiLimit)

/** UPI for the amount; above its limit a sentence, where a payment code was promised. */
function Upi(props: PaymentDetailsProps) {
  const { bank, rupees, paymentCode } = props
  const { upiId, upiLimit = defaultUpiLimit, upiMerchantCode: merchantCode } = bank
  if (!upiId) return null
  if (isWithinUpiLimit(props)) {
    const payee = bank.accountHolder
    return <UpiBlock payment={{ upiId, payee, rupees, note: paymentCode, merchantCode }} />
  }
  if (paymentCode === undefined) return null
  const limit = formatRupees(upiLimit)
  return <UpiLimit>{t`UPI takes at most ${limit} at once. Please transfer by bank.`}</UpiLimit>
}

/**
 * What a transfer needs, each value to be copied: amount, code and bank account, with UPI beside them.
 * @example <PaymentDetails bank={bank} rupees={order.totalAmount} paymentCode={order.paymentCode} />
 */
export function PaymentDetails(props: PaymentDetailsProps) {
  const { bank, rupees, paymentCode } = props
  return (
    <PaymentMethods>
      <Facts>
        {bank.changedAt === undefined ? null : (
          <Definition term={t`Bank details`}>
            {t`changed on ${formatDate(bank.changedAt)}`}
          </Definition>
        )}
        <Definition term={t`Amount to pay`}>
          <Price rupees={rupees} size="l" tone="accent" />
          <CopyButton text={String(rupees)} label={t`Copy amount`} />
        </Definition>
        {paymentCode === undefined ? null : (
          <Definition term={t`Payment code (write it in the remarks)`}>
            <strong>{paymentCode}</strong>
            <CopyButton text={paymentCode} label={t`Copy payment code`} />
          </Definition>
        )}
        {factsOf(bank, isWithinUpiLimit(props)).map(([label, value]) => (
          <Definition key={label} term={label}>
            {value}
            <CopyButton text={value} label={t`Copy ${label}`} />
          </Definition>
        ))}
      </Facts>
      <Upi {...props} />
    </PaymentMethods>
  )
}
