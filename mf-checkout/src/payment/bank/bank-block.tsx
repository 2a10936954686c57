import { t } from '@lingui/core/macro'
import { needsBusinessDetails } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { Panel, PaymentDetails, PaymentDetailsSkeleton, QueryView } from '@store/ui'
import { useGetPaymentSettingsQuery } from './payment-api.ts'

/** The store's bank account: titled Bank Transfer for endusers, Bank Details for firms (screens 3.4). */
export function BankBlock({ totalAmount }: { totalAmount: number }) {
  const { role } = useSession()
  const settings = useGetPaymentSettingsQuery()
  return (
    <Panel title={needsBusinessDetails(role) ? t`Bank Details` : t`Bank Transfer`}>
      <QueryView
        query={settings}
        loading={<PaymentDetailsSkeleton />}
        failure={t`Failed to load the bank details`}
      >
        {(bank) => <PaymentDetails bank={bank} rupees={totalAmount} />}
      </QueryView>
    </Panel>
  )
}
