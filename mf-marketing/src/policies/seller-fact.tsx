import { missingFact, telephoneUrl } from '@store/contract/rules/site/seller-settings'
import type { SellerFacts } from '@store/contract/schemas/settings'
import { Badge, theme } from '@store/ui'
import styled from 'styled-components'
import type { ShowFact } from './policy.ts'

const hrefOf: Partial<Record<keyof SellerFacts, (value: string) => string>> = {
  officerEmail: (email) => `mailto:${email}`,
  officerPhone: telephoneUrl,
}

/** Facts of a configured seller; a missing one is a notice, never a blank or a guess. */
export function showFactsOf(seller: SellerFacts): ShowFact {
  return (fact) => {
    const value = seller[fact]
    if (value === undefined) return <Badge tone="warning">{missingFact(fact)}</Badge>
    const href = hrefOf[fact]?.(String(value))
    return href === undefined ? <strong>{value}</strong> : <a href={href}>{value}</a>
  }
}

/** While the facts load, or when they cannot be loaded. */
export const showUnknownFact: ShowFact = () => <Unknown>…</Unknown>

/** As wide as a number of days, which most facts are. */
const Unknown = styled.span`
  display: inline-block;
  min-width: 1ch;
  color: ${theme.color.textMuted};
`
