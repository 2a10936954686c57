import { type GstNumberContext, usableGstNumber } from '../accounts/gst-number.ts'
import { findState, type GstState, stateOfGstin } from './gst-states.ts'

/**
 * Who the goods are delivered to: the buyer himself, or somebody else on his direction, such as his customer (bill to, ship to).
 */
export const consignees = ['self', 'third-party'] as const
export type Consignee = (typeof consignees)[number]

/** What decides the place of supply. */
export interface SupplyFacts {
  /** Where the goods are delivered: a name, an abbreviation or a former spelling. */
  state: string
  /** Of the buyer. */
  gstNumber?: string
  /** What the buyer says; without it the states decide. */
  consignee?: Consignee
}

/** The state of a buyer's registration; `undefined` when he has no GST number, or one that has a fault. */
export function stateOfRegistration(
  { gstNumber }: Pick<SupplyFacts, 'gstNumber'>,
  context: GstNumberContext = {},
): GstState | undefined {
  return stateOfGstin(usableGstNumber(gstNumber, context) ?? '')
}

/**
 * Who receives the goods. Goods that leave the state in which the buyer is registered go to somebody else, unless he says
 * that they come to him.
 */
export function consigneeOf(facts: SupplyFacts, context: GstNumberContext = {}): Consignee {
  if (facts.consignee) return facts.consignee
  const registered = stateOfRegistration(facts, context)
  return registered && registered !== findState(facts.state) ? 'third-party' : 'self'
}

/**
 * The place of supply of goods: the state whose tax, or towards which IGST, is charged.
 *
 * - To somebody unregistered: the delivery address on record (IGST Act, section 10(1)(ca)).
 * - To somebody registered who receives the goods himself: where their movement ends (section 10(1)(a)).
 * - To somebody registered who has them delivered to another person: his principal place of business, which is the state of
 *   his GST number (section 10(1)(b)).
 *
 * @returns `undefined` when the delivery address decides and its state is not one of India
 * @example placeOfSupplyOf({ state: 'Telangana', gstNumber: '29AAKFD4321L1Z8' })?.name // 'Karnataka'
 */
export function placeOfSupplyOf(
  facts: SupplyFacts,
  context: GstNumberContext = {},
): GstState | undefined {
  const registered = stateOfRegistration(facts, context)
  const isToOther = consigneeOf(facts, context) === 'third-party'
  return registered && isToOther ? registered : findState(facts.state)
}
