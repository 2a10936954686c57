import { t } from '@lingui/core/macro'
import { ageingBuckets } from '@store/contract/rules/ledger/ledger-kinds'
import { ageingBucketNames } from '@store/contract/rules/ledger/ledger-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { AgeingAmounts } from '@store/contract/schemas/payments/ledgers'
import { translate } from '@store/sdk'
import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { Definition, DefinitionList } from '../display/definition-list.tsx'
import { AgeingAmount } from './ageing-amount.tsx'
import { balanceText } from './balance-text.ts'

const Figures = styled(DefinitionList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.l};
  margin: 0;

  ${theme.media.phone} {
    flex-direction: column;

    > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

/**
 * A balance, and since when its bills are due: a row each on a phone, else columns. What is overdue stands out.
 * @example <AgeingList ageing={ledger.ageing} />
 */
export function AgeingList({ ageing }: { ageing: AgeingAmounts }) {
  return (
    <Figures>
      <Definition term={t`Balance`}>
        <strong>{balanceText(ageing.balance)}</strong>
      </Definition>
      {ageingBuckets.map((bucket) => (
        <Definition key={bucket} term={translate(ageingBucketNames[bucket])}>
          <AgeingAmount bucket={bucket} rupees={ageing[bucket]} />
        </Definition>
      ))}
      <Definition term={t`Advances`}>{formatRupees(ageing.advances)}</Definition>
    </Figures>
  )
}
