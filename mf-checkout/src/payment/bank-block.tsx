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
    align-items: center;
    column-gap: ${theme.space.s};
    border-block-end: 1px solid ${theme.color.border};

    ${theme.media.tablet} {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s};
    min-height: ${theme.target};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

/** Amount and bank details on their way. */
const places = Array.from({ length: 6 }, (_, place) => `place-${place}`)

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
        <Facts>
          {places.map((place) => (
            <div key={place}>
              <dt>
                <Skeleton width="6rem" />
              </dt>
              <dd>
                <Skeleton width="10rem" />
              </dd>
            </div>
          ))}
        </Facts>
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
          <CopyButton text={String(totalAmount)} label="Copy amount" />
        </dd>
      </div>
      {factsOf(data).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <CopyButton text={value} label={`Copy ${label}`} />
          </dd>
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
