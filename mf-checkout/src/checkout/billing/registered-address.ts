import { needsBusinessDetails, type Role } from '@store/contract/rules/accounts/roles'
import { type FormError, findBlank } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import type { ShippingValues } from '../shipping-values.ts'
import { consigneeOfValues } from './consignee-of-values.ts'

const parts = ['companyAddress', 'companyPincode', 'companyCity'] as const

type RegisteredAddress = Partial<Pick<ShippingValues, (typeof parts)[number] | 'gstNumber'>>

/** Details saved without the parts of the registered address get those that are known of the same GST number. */
export function withRegisteredAddress<Saved extends RegisteredAddress>(
  saved: Saved,
  known: RegisteredAddress | undefined,
): Saved {
  if (saved.companyPincode || saved.companyCity || !known?.companyPincode) return saved
  if ((saved.gstNumber ?? '') !== (known.gstNumber ?? '')) return saved
  return { ...saved, ...Object.fromEntries(parts.map((part) => [part, known[part] ?? ''])) }
}

/** The invoice of goods that go to a customer names where the buyer is registered (CGST Rules 46(d)). */
export function findMissingRegisteredAddress(
  role: Role,
  values: ShippingValues,
): FormError | undefined {
  if (!needsBusinessDetails(role) || consigneeOfValues(values) === 'self') return undefined
  return findBlank(values, parts, messages.checkout.business)
}
