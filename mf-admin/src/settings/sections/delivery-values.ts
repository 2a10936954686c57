import { type DeliveryMethod, deliveryMethods } from '@store/contract/rules/shipping/delivery'
import type {
  DeliveryTable,
  FreightAgreed,
  MethodTerms,
} from '@store/contract/schemas/orders/delivery-terms'

/** The terms of a method as typed; blank is not set. */
export interface TypedTerms {
  freight: FreightAgreed | ''
  amount: string
  freeFrom: string
  dispatchDays: string
  cutOffHour: string
}

/** The terms of all methods as typed. */
export type TypedTable = Record<DeliveryMethod, TypedTerms>

/** What is no number is sent as one that no rule takes. */
const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : -1)

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

function typedTerms(terms: MethodTerms): TypedTerms {
  return {
    freight: terms.freight ?? '',
    amount: textOf(terms.amount),
    freeFrom: textOf(terms.freeFrom),
    dispatchDays: textOf(terms.dispatchDays),
    cutOffHour: textOf(terms.cutOffHour),
  }
}

/** An amount that its freight does not have is hidden in the form, and left out. */
function readTerms({ freight, ...typed }: TypedTerms): MethodTerms {
  const hasAmount = freight === 'fixed'
  const hasFreeFrom = hasAmount || freight === 'to pay'
  const isTyped = (text: string) => text.trim() !== ''
  return {
    ...(freight && { freight }),
    ...(hasAmount && { amount: numberOf(typed.amount) }),
    ...(hasFreeFrom && isTyped(typed.freeFrom) && { freeFrom: numberOf(typed.freeFrom) }),
    ...(isTyped(typed.dispatchDays) && { dispatchDays: numberOf(typed.dispatchDays) }),
    ...(isTyped(typed.cutOffHour) && { cutOffHour: numberOf(typed.cutOffHour) }),
  }
}

function mapMethods<From, To>(
  table: Record<DeliveryMethod, From>,
  convert: (terms: From) => To,
): Record<DeliveryMethod, To> {
  const { courier, bus, transport } = table
  return { courier: convert(courier), bus: convert(bus), transport: convert(transport) }
}

/** The table as the form begins with it. */
export const typedTableOf = (table: DeliveryTable): TypedTable => mapMethods(table, typedTerms)

/** The table that was typed. */
export const readTable = (typed: TypedTable): DeliveryTable => mapMethods(typed, readTerms)

/** The methods with their names. */
export const methodNames = deliveryMethods.map((method) => ({
  method,
  name: method.charAt(0).toUpperCase() + method.slice(1),
}))
