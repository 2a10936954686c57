import { isRecord } from '@store/contract/rules/is-record'

/** What the signed QR code of an e-invoice says about its document. */
export interface SignedFacts {
  number: string
  /** GST number. */
  seller: string
  /** In rupees. */
  total: number
  irn: string
}

/** A QR code holds 2,953 bytes at most. */
const longestCode = 2_900

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Reads a signed QR code: a token (RFC 7519) whose `data` are the facts of the document. The signature is not checked: the key
 * of the portal changes, and the text is printed as it came.
 * @returns undefined for what is no such code
 */
export function readSignedCode(code: string): SignedFacts | undefined {
  const [head = '', body = '', signature = '', ...more] = code.split('.')
  const isToken = [head, body, signature].every((part) => /^[\w-]+$/.test(part))
  if (!isToken || more.length > 0 || code.length > longestCode) return undefined
  const payload = parse(Buffer.from(body, 'base64url').toString('utf8'))
  const { data } = isRecord(payload) ? payload : { data: undefined }
  const facts = typeof data === 'string' ? parse(data) : data
  if (!isRecord(facts)) return undefined
  return {
    number: textOf(facts.DocNo),
    seller: textOf(facts.SellerGstin),
    total: Number(facts.TotInvVal),
    irn: textOf(facts.Irn),
  }
}
