/** Letters and digits that nobody takes for one another: no 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXY34679'
const base = alphabet.length
const codeLength = 8

/**
 * What each position counts. Modulo 25 these and the differences of neighbours have no factor 5, so one wrong character
 * and two exchanged neighbours always change the sum. The last one is 1: the check character makes the sum zero.
 */
const weights = [4, 3, 2, 1, 4, 3, 2, 1]

/** The weighted sum modulo 25 of characters of the alphabet. */
function checkSumOf(characters: string): number {
  let sum = 0
  for (const [index, character] of [...characters].entries()) {
    sum += alphabet.indexOf(character) * (weights[index] ?? 0)
  }
  return sum % base
}

function isPaymentCode(text: string): boolean {
  return /^[ACDEFGHJKMNPQRTUVWXY34679]{8}$/.test(text) && checkSumOf(text) === 0
}

/**
 * Makes a random payment code: the note by which a transfer names its order. Seven random characters and a check character,
 * stored without the dash that people see ({@link formatPaymentCode}). Six thousand million codes; the column is unique.
 * @param randomInt a random whole number from 0 to below its argument, from a secure source
 * @example createPaymentCode((below) => randomInt(below)) // '7K3MPQ4R'
 */
export function createPaymentCode(randomInt: (below: number) => number): string {
  let code = ''
  while (code.length < codeLength - 1) code += alphabet.charAt(randomInt(base))
  return code + alphabet.charAt((base - checkSumOf(code)) % base)
}

/**
 * A payment code as people see and type it.
 * @example formatPaymentCode('7K3MPQ4R') // '7K3M-PQ4R'
 */
export function formatPaymentCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}

/**
 * Reads a payment code in any case, with or without dashes and spaces.
 * @returns the code as stored; `undefined` when it is none, or its check character does not fit the others
 * @example parsePaymentCode(' 7k3m-pq4r ') // '7K3MPQ4R'
 */
export function parsePaymentCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return isPaymentCode(code) ? code : undefined
}

/**
 * Finds what may be payment codes in the narration of a transfer, from left to right, each once. Banks drop and add
 * separators, wrap lines and glue words together, so separators do not count and a code may begin anywhere. Of other
 * text about one piece in 25 fits by chance: only a code that an order has means anything.
 * @example findPaymentCodes('UPI/632912345678/order7k3m pq4r/SBIN') // ['7K3MPQ4R']
 */
export function findPaymentCodes(narration: string): string[] {
  const characters = narration.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const found = new Set<string>()
  for (let start = 0; start + codeLength <= characters.length; start += 1) {
    const piece = characters.slice(start, start + codeLength)
    if (isPaymentCode(piece)) found.add(piece)
  }
  return [...found]
}
