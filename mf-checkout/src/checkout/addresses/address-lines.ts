import { t } from '@lingui/core/macro'
import type { Address } from '@store/contract/schemas/orders/addresses'

/** An entry of the address book in two lines: who, and where. */
export function addressLinesOf(address: Address): { who: string; where: string } {
  const { fullName, businessName, address: street, city, state, pincode, phone } = address
  const name = businessName ? `${businessName}, ${fullName}` : fullName
  return {
    who: address.isDefault ? t`${name} (default)` : name,
    where: `${street}, ${city}, ${state} ${pincode} · ${phone}`,
  }
}
