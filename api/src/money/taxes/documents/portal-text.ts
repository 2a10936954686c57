import { splitAddress } from '../../../people/people.ts'
import type { Party, Seller } from '../../invoices/tax-document.ts'

/**
 * A text without quotation marks and backslashes, which the portal of e-invoices refuses: behind a number they are inches.
 * @example invoiceText('24" monitor') // '24 inch monitor'
 */
export function invoiceText(text: string): string {
  return text
    .replace(/(\d)\s*["”″]/g, '$1 inch')
    .replace(/["“”″]/g, "'")
    .replaceAll('\\', '/')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text of an e-way bill: letters, digits, spaces and `@ # - / , & . ( ) *`. */
export function ewayBillText(text: string, longest: number): string {
  return invoiceText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9@#\-/,&.()* ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}

/**
 * A text in two lines of at most so many characters, divided between words where that is possible.
 * @returns the second line only when there is one
 */
export function inTwoLines(text: string, longest: number): [string, string?] {
  if (text.length <= longest) return [text]
  const divided = text.lastIndexOf(' ', longest)
  const end = divided > 0 ? divided : longest
  const rest = text.slice(end).trim().slice(0, longest).trim()
  const first = text.slice(0, end).replace(/,$/, '')
  return rest === '' ? [first] : [first, rest]
}

/** Ten digits of a phone number of India; `undefined` for others. @example phoneDigits('+91 98480 11223') // '9848011223' */
export function phoneDigits(phone: string | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  const local = digits.replace(/^0+/, '')
  return local.length >= 6 && local.length <= 12 ? local : undefined
}

/** An address in the parts that the portals ask for; what is not known is blank. */
export interface PortalAddress {
  street: string
  city: string
  pincode: string
}

/** The address of a party. One that is stored as one text is divided where its pincode allows it. */
export function portalAddressOf({ address = '', city, state, pincode }: Party): PortalAddress {
  if (city && pincode) return { street: address, city, pincode }
  const parts = splitAddress(address, state)
  return {
    street: parts.street,
    city: city ?? parts.city ?? '',
    pincode: pincode ?? parts.pincode ?? '',
  }
}

/** The address of the seller, which papers print as one text. */
export function sellerAddressOf({ address, state }: Seller): PortalAddress {
  return portalAddressOf({ name: '', address, state })
}
