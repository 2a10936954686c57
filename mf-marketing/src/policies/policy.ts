import type { SellerFact } from '@store/contract/schemas/settings'
import type { ReactNode } from 'react'

/** Renders a fact of the seller, or the notice that it is not configured; of holidays those to come. */
export type ShowFact = (fact: SellerFact | 'holidays') => ReactNode

/** A passage of a policy, with its anchor. */
export interface PolicySection {
  id: string
  title: string
  /** Paragraphs and lists. In a paragraph only numbers are facts: longer ones would wrap it anew when they are loaded. */
  body: (fact: ShowFact) => ReactNode
}

/** One policy page. */
export interface Policy {
  title: string
  lead: string
  sections: readonly PolicySection[]
}
