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
    ['Account holder', bank.accountHolder],
    ['Bank', bank.bank],
    ['Account number', bank.accountNumber],
    ['IFSC', bank.ifsc],
    ['Branch', bank.branch],
    ...(upi ? [['UPI ID', upi] satisfies [string, string]] : []),
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
      <Definition term="Amount to pay">
        <Price rupees={totalAmount} size="l" tone="accent" />
        <CopyButton text={String(totalAmount)} label="Copy amount" />
      </Definition>
      {factsOf(bank, totalAmount).map(([label, value]) => (
        <Definition key={label} term={label}>
          {value}
          <CopyButton text={value} label={`Copy ${label}`} />
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
      failure="Failed to load the bank details"
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
    <Panel title={needsBusinessDetails(role) ? 'Bank Details' : 'Bank Transfer'}>
      <BankDetails totalAmount={totalAmount} />
    </Panel>
  )
}
