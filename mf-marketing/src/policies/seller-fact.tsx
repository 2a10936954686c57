import { Trans } from '@lingui/react/macro'
import type { Audience } from '@store/contract/rules/accounts/roles'
import { missingFact, telephoneUrl } from '@store/contract/rules/site/seller-settings'
import type { SellerFact, SellerFacts } from '@store/contract/schemas/settings'
import { translate } from '@store/sdk'
import { Badge, formatDate, theme } from '@store/ui'
import styled from 'styled-components'
import type { ShowFact } from './policy.ts'

const hrefOf: Partial<Record<SellerFact, (value: string) => string>> = {
  officerEmail: (email) => `mailto:${email}`,
  officerPhone: telephoneUrl,
}

/** Facts of the seller; a missing one is a notice for who reads it, never a blank or a guess. */
export function showFactsOf(seller: SellerFacts, reader: Audience): ShowFact {
  return (fact) => {
    if (fact === 'holidays') return <Holidays days={seller.holidays ?? []} />
    const value = seller[fact]
    if (value === undefined) {
      return <Badge tone="warning">{translate(missingFact(fact, reader))}</Badge>
    }
    const href = hrefOf[fact]?.(String(value))
    return href === undefined ? <strong>{value}</strong> : <a href={href}>{value}</a>
  }
}

/** Coming days without shipping, by date; nothing when none is set. */
function Holidays({ days }: { days: NonNullable<SellerFacts['holidays']> }) {
  if (days.length === 0) return null
  return (
    <>
      <p>
        <Trans>Nor on these days:</Trans>
      </p>
      <ul>
        {days.map(({ date, name }) => (
          <li key={date}>
            {formatDate(`${date}T12:00:00Z`)}: {name}
          </li>
        ))}
      </ul>
    </>
  )
}

/** While the facts load, or when they cannot be loaded. */
export const showUnknownFact: ShowFact = () => <Unknown />

/** A blank, as wide as a number of days, which most facts are. */
const Unknown = styled.span`
  display: inline-block;
  width: 1ch;
  height: 1em;
  border-radius: ${theme.radius.s};
  background: ${theme.color.surfaceSunken};
  vertical-align: text-bottom;
`
