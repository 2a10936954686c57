/** A UPI address; dashes divide the fields of some banks, so none is taken as part of it. */
const upiAddress = /[a-z0-9][a-z0-9._]{1,60}@[a-z][a-z0-9]{1,30}/i

/** Words of banks and apps that are nobody's name. */
const noise = new Set([
  ...['UPI', 'IMPS', 'NEFT', 'RTGS', 'INB', 'MMT', 'MOB', 'IB', 'FT', 'TPT', 'ACH', 'P2A', 'P2M'],
  ...['CR', 'DR', 'BY', 'TO', 'FROM', 'OF', 'FOR', 'THE', 'NO', 'NA', 'REF', 'UTR', 'RRN', 'TXN'],
  ...[
    'TRANSFER',
    'TRF',
    'FUND',
    'FUNDS',
    'PAYMENT',
    'PAY',
    'PAID',
    'SENT',
    'USING',
    'VIA',
    'ONLINE',
  ],
  ...[
    'ORDER',
    'INVOICE',
    'BILL',
    'INV',
    'ORD',
    'ADVANCE',
    'DEPOSIT',
    'CASH',
    'CHQ',
    'CHEQUE',
    'SELF',
  ],
  ...['PHONE', 'PHONEPE', 'PAYTM', 'GPAY', 'GOOGLE', 'BHIM', 'COLLECT', 'REMARKS', 'CODE', 'STORE'],
  ...['INT', 'PD', 'INTEREST', 'CHARGES', 'REFUND', 'REVERSAL', 'RETURN'],
])
const bank = /\bBANK\b|^(?:HDFC|ICICI|SBI|AXIS|KOTAK|YES|IDFC|PNB|BOB|CANARA|UNION)\b/
const legalForm = /(?:PRIVATE|PVT|LIMITED|LTD|LLP|ANDCO|ANDCOMPANY)$/
const title = /^(?:M\/?S|MR|MRS|MS|SHRI|SMT|DR)\b[. ]*/

/** The shortest name that tells people apart. */
export const shortestName = 5

/**
 * A name in the form in which it is compared: its letters, without a title and the legal form of a firm.
 * @example nameKeyOf('M/s. Ravi Traders Pvt. Ltd.') // 'RAVITRADERS'
 */
export function nameKeyOf(name: string): string {
  const bare = name.toUpperCase().trim().replace(title, '').replaceAll('&', 'AND')
  let key = bare.replace(/[^\p{L}]/gu, '')
  while (legalForm.test(key)) key = key.replace(legalForm, '')
  return key
}

function isName(segment: string): boolean {
  const words = segment.match(/[A-Z0-9]+/g) ?? []
  const isNoise = words.every((word) => noise.has(word) || /\d/.test(word))
  const hasNumber = /\d{3}/.test(segment)
  return !isNoise && !hasNumber && !bank.test(segment) && nameKeyOf(segment).length >= shortestName
}

/** Names in a narration, likeliest first: what stands between slashes and dashes and is no word of a bank. */
export function findNames(narration: string): string[] {
  const text = narration
    .toUpperCase()
    .replace(upiAddress, '/')
    .replace(/\bM\/S\b/g, 'MS')
  return text
    .split(/[/\-|:;,*]+/)
    .map((segment) =>
      segment
        .replace(/^\s*(?:BY|FROM|TO|CR|OF)\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(isName)
}

/**
 * The keys by which a payer is known again: the UPI address first, then the names.
 * @example payerKeysOf('UPI/RAVI TRADERS/ravi@oksbi/Payment') // ['ravi@oksbi', 'RAVITRADERS']
 */
export function payerKeysOf(narration: string): string[] {
  const address = upiAddress.exec(narration)?.[0].toLowerCase()
  const keys = findNames(narration).map(nameKeyOf)
  return [...new Set(address ? [address, ...keys] : keys)]
}

/** Who paid, for people: the likeliest name, else the UPI address; undefined when the bank wrote neither. */
export function findPayer(narration: string): string | undefined {
  return findNames(narration)[0] ?? upiAddress.exec(narration)?.[0].toLowerCase()
}
