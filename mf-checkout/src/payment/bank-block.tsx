import { needsBusinessDetails } from '@store/contract/rules/roles'
import type { BankBlock as Bank } from '@store/contract/schemas/settings'
import {
  CopyButton,
  FailedState,
  Loading,
  messageOf,
  Panel,
  Price,
  Skeleton,
  theme,
  useGetPaymentSettingsQuery,
  useSession,
} from '@store/sdk'
import styled from 'styled-components'

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.xxs};

  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 10rem) minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s};
    min-height: ${theme.target};
    border-block-end: 1px solid ${theme.color.border};
  }

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

function factsOf(bank: Bank): [label: string, value: string][] {
  return [
    ['Account holder', bank.accountHolder],
    ['Bank', bank.bank],
    ['Account number', bank.accountNumber],
    ['IFSC', bank.ifsc],
    ['Branch', bank.branch],
    ...(bank.upiId ? [['UPI ID', bank.upiId] as [string, string]] : []),
  ]
}

function BankFacts({ totalAmount }: { totalAmount: number }) {
  const { data, error, isLoading, isFetching, refetch } = useGetPaymentSettingsQuery()
  if (isLoading) {
    return (
      <Loading>
        <Skeleton shape="block" height="17rem" />
      </Loading>
    )
  }
  if (!data) {
    return (
      <FailedState
        message={messageOf(error, 'Failed to load the bank details')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Facts>
      <div>
        <dt>Amount to pay</dt>
        <dd>
          <Price rupees={totalAmount} size="l" />
        </dd>
        <CopyButton text={String(totalAmount)} label="Copy amount" />
      </div>
      {factsOf(data).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <CopyButton text={value} label={`Copy ${label}`} />
        </div>
      ))}
    </Facts>
  )
}

/** Where the money goes: a bank-transfer block for an enduser, bank details for firms (spec §2). */
export function BankBlock({ totalAmount }: { totalAmount: number }) {
  const { role } = useSession()
  return (
    <Panel title={needsBusinessDetails(role) ? 'Bank Details' : 'Bank Transfer'}>
      <BankFacts totalAmount={totalAmount} />
    </Panel>
  )
}
