import { t } from '@lingui/core/macro'
import { defaultUpiLimit, upiLinkOf } from '@store/contract/rules/orders/reserved/upi-link'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { BankBlock } from '@store/contract/schemas/settings'
import { Cluster, Loading, Skeleton } from '@store/ui/shared'
import { CopyButton } from '../actions/copy-button.tsx'
import { Definition } from '../display/definition-list.tsx'
import { Price } from '../display/price.tsx'
import { formatDate } from '../formats/format-date-time.ts'
import {
  Facts,
  FoldedCode,
  PaymentMethods,
  PaymentSteps,
  UpiLimit,
} from './payment-details-styles.ts'
import { UpiCode } from './upi-code.tsx'
import { UpiLink } from './upi-link.tsx'
import { useIsCoarsePointer } from './use-is-coarse-pointer.ts'

/** Keys of the skeleton rows. */
const skeletonKeys = ['amount', 'holder', 'bank', 'number', 'ifsc', 'branch']

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
  /** On a phone, below the button that pays: how somebody else gets the payment link. */
  share?: React.ReactNode
}

/** The URL that pays by UPI; undefined without a UPI id, and above the limit. */
function upiAddressOf({ bank, rupees, paymentCode }: PaymentDetailsProps): string | undefined {
  const { upiId, upiLimit = defaultUpiLimit, upiMerchantCode: merchantCode, accountHolder } = bank
  if (!upiId || rupees > upiLimit) return undefined
  return upiLinkOf({ upiId, payee: accountHolder, rupees, note: paymentCode, merchantCode })
}

/** Why a store with a UPI id offers none for this amount. */
function AboveUpiLimit({ bank: { upiId, upiLimit = defaultUpiLimit } }: { bank: BankBlock }) {
  if (!upiId) return null
  const limit = formatRupees(upiLimit)
  return <UpiLimit>{t`UPI takes at most ${limit} at once. Please transfer by bank.`}</UpiLimit>
}

/** Amount, code and account, each to be copied; the UPI id only up to UPI's limit. */
function TransferFacts(props: PaymentDetailsProps) {
  const { bank, rupees, paymentCode } = props
  const upiId = upiAddressOf(props) && bank.upiId
  const account: [label: string, value: string][] = [
    [t`Account holder`, bank.accountHolder],
    [t`Bank`, bank.bank],
    [t`Account number`, bank.accountNumber],
    [t`IFSC`, bank.ifsc],
    [t`Branch`, bank.branch],
    ...(upiId ? [[t`UPI ID`, upiId] satisfies [string, string]] : []),
  ]
  return (
    <Facts>
      {bank.changedAt === undefined ? null : (
        <Definition
          term={t`Bank details`}
        >{t`changed on ${formatDate(bank.changedAt)}`}</Definition>
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
      {account.map(([label, value]) => (
        <Definition key={label} term={label}>
          {value}
          <CopyButton text={value} label={t`Copy ${label}`} />
        </Definition>
      ))}
    </Facts>
  )
}

/** On a phone: the UPI app first, then the link for who pays instead, the account, and the code for another phone's camera. */
function PhonePayment(props: PaymentDetailsProps) {
  const { bank, rupees, share } = props
  const address = upiAddressOf(props)
  return (
    <PaymentSteps>
      {address ? <UpiLink address={address} rupees={rupees} /> : <AboveUpiLimit bank={bank} />}
      {share ? <Cluster justify="center">{share}</Cluster> : null}
      <TransferFacts {...props} />
      {address ? (
        <FoldedCode>
          <summary>{t`Show the UPI code for another phone`}</summary>
          <UpiCode address={address} rupees={rupees} />
        </FoldedCode>
      ) : null}
    </PaymentSteps>
  )
}

/**
 * What a transfer needs, each value to be copied: amount, code and bank account, with UPI beside them, or above them on a
 * device that opens UPI apps. Above UPI's limit a sentence says why it is not offered.
 * @example <PaymentDetails bank={bank} rupees={order.totalAmount} paymentCode={order.paymentCode} />
 */
export function PaymentDetails(props: PaymentDetailsProps) {
  const isPhone = useIsCoarsePointer()
  if (isPhone) return <PhonePayment {...props} />
  const { bank, rupees } = props
  const address = upiAddressOf(props)
  return (
    <PaymentMethods>
      <TransferFacts {...props} />
      {address ? <UpiCode address={address} rupees={rupees} /> : <AboveUpiLimit bank={bank} />}
    </PaymentMethods>
  )
}
