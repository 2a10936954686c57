import { t } from '@lingui/core/macro'
import { needsBusinessDetails } from '@store/contract/rules/accounts/roles'
import type { BankBlock as Bank } from '@store/contract/schemas/settings'
import { useSession } from '@store/sdk'
import { CopyButton, Definition, Loading, Panel, Price, QueryView, Skeleton } from '@store/ui'
import { Facts, PaymentMethods } from './bank-block-styles.ts'
import { useGetPaymentSettingsQuery } from './payment-api.ts'
import { largestUpiRupees } from './upi-address.ts'
import { UpiBlock } from './upi-block.tsx'

/** Keys of the skeleton rows. */
const skeletonKeys = ['amount', 'holder', 'bank', 'number', 'ifsc', 'branch']

/** Bank details for a transfer; the UPI id only up to UPI's limit. */
function factsOf(bank: Bank, totalAmount: number): [label: string, value: string][] {
  const upi = totalAmount <= largestUpiRupees ? bank.upiId : undefined
  return [
    [t`Account holder`, bank.accountHolder],
    [t`Bank`, bank.bank],
    [t`Account number`, bank.accountNumber],
    [t`IFSC`, bank.ifsc],
    [t`Branch`, bank.branch],
    ...(upi ? [[t`UPI ID`, upi] satisfies [string, string]] : []),
  ]
}

function BankFactsSkeleton() {
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

function BankFacts({ bank, totalAmount }: { bank: Bank; totalAmount: number }) {
  return (
    <Facts>
      <Definition term={t`Amount to pay`}>
        <Price rupees={totalAmount} size="l" tone="accent" />
        <CopyButton text={String(totalAmount)} label={t`Copy amount`} />
      </Definition>
      {factsOf(bank, totalAmount).map(([label, value]) => (
        <Definition key={label} term={label}>
          {value}
          <CopyButton text={value} label={t`Copy ${label}`} />
        </Definition>
      ))}
    </Facts>
  )
}

function BankDetails({ totalAmount }: { totalAmount: number }) {
  const settings = useGetPaymentSettingsQuery()
  return (
    <QueryView
      query={settings}
      loading={<BankFactsSkeleton />}
      failure={t`Failed to load the bank details`}
    >
      {(bank) => (
        <PaymentMethods>
          <BankFacts bank={bank} totalAmount={totalAmount} />
          {bank.upiId ? (
            <UpiBlock upiId={bank.upiId} payee={bank.accountHolder} rupees={totalAmount} />
          ) : null}
        </PaymentMethods>
      )}
    </QueryView>
  )
}

/** The store's bank account: titled Bank Transfer for endusers, Bank Details for firms (spec §2). */
export function BankBlock({ totalAmount }: { totalAmount: number }) {
  const { role } = useSession()
  return (
    <Panel title={needsBusinessDetails(role) ? t`Bank Details` : t`Bank Transfer`}>
      <BankDetails totalAmount={totalAmount} />
    </Panel>
  )
}
