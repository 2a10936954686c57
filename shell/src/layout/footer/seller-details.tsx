import { t } from '@lingui/core/macro'
import type { Audience } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { missingFact, telephoneUrl } from '@store/contract/rules/site/seller-settings'
import type { SellerFact, SellerFacts } from '@store/contract/schemas/settings'
import { translate, useGetSellerQuery, useSession } from '@store/sdk'
import { Badge, Button, QueryView, Skeleton, theme } from '@store/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Renders a fact that the seller has given; without `render`, as text. */
type ShowFact = (fact: SellerFact, render?: (value: string) => ReactNode) => ReactNode

const showLoading: ShowFact = () => <Skeleton width="12rem" />

const showFactOf =
  (seller: SellerFacts, reader: Audience): ShowFact =>
  (fact, render = (value) => <span>{value}</span>) => {
    const value = seller[fact]
    return value === undefined ? (
      <Badge tone="warning">{translate(missingFact(fact, reader))}</Badge>
    ) : (
      render(String(value))
    )
  }

function Groups({ show }: { show: ShowFact }) {
  return (
    <Columns>
      <div>
        <h2>{t`Sold by`}</h2>
        <Line>{show('name')}</Line>
        <AddressLine>
          {show('address', (address) => (
            <span>{address},</span>
          ))}
          {show('state')}
        </AddressLine>
        <Line>
          <span>GSTIN</span>
          {show('gstin')}
        </Line>
      </div>
      <div>
        <h2>{t`Grievance Officer`}</h2>
        <Line>{show('officerName')}</Line>
        <LinkLine>
          {show('officerEmail', (email) => (
            <a href={`mailto:${email}`}>{email}</a>
          ))}
        </LinkLine>
        <LinkLine>
          {show('officerPhone', (phone) => (
            <a href={telephoneUrl(phone)}>{phone}</a>
          ))}
        </LinkLine>
      </div>
    </Columns>
  )
}

/** The seller and the grievance officer, or notices in place of what is missing. */
export function SellerDetails() {
  const seller = useGetSellerQuery()
  const { role } = useSession()
  return (
    <QueryView
      query={seller}
      loading={<Groups show={showLoading} />}
      failure={messages.seller.loadFailed}
      failed={({ message, onRetry }) => (
        <>
          <p>{message}</p>
          <Button variant="secondary" size="s" onClick={onRetry}>
            {t`Load the seller again`}
          </Button>
        </>
      )}
    >
      {(facts) => <Groups show={showFactOf(facts, role)} />}
    </QueryView>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};

  ${theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space.xxs};
`

/** Two lines on a phone, also while it loads. */
const AddressLine = styled(Line)`
  ${theme.media.phone} {
    min-height: 3.5rem;
  }
`

/** As high as its link, also while it loads. */
const LinkLine = styled(Line)`
  min-height: ${theme.targetDense};
`
