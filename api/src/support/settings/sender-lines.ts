import type { SellerFacts } from '@store/contract/schemas/settings'

/** Who sends: name, address, phone, e-mail and GSTIN, as far as they are set. */
export function senderLinesOf({
  name,
  address,
  state,
  phone,
  email,
  gstin,
}: SellerFacts): string[] {
  return [
    name,
    [address, state].filter(Boolean).join(', '),
    [phone && `Phone ${phone}`, email].filter(Boolean).join(', '),
    gstin && `GSTIN: ${gstin}`,
  ].filter((line): line is string => Boolean(line))
}
