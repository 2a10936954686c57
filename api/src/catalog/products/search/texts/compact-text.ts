import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'

/** Letters of a run, or a number with its decimals. Everything else only separates. */
const atomPattern = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu

/** A word as people type it: letters and numbers without a separator. */
const wordPattern = /(?:\d+\.\d+|[\p{L}\p{M}\d])+/gu

/** Marks the start of an atom whose first letter is not a to z. */
const foreignStart = '\u0002'
const startOfZero = 0x10
const newline = 0x0a

/**
 * By byte of an encoded text: the byte without its mark. Upper case marks the first letter of an atom, a control
 * character its first digit.
 */
export const unmarked = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x41 && byte <= 0x5a) return byte + 0x20
  return byte >= startOfZero && byte < startOfZero + 10 ? byte + 0x20 : byte
})

/** True for the first byte of an atom. */
export function isAtomStart(byte: number): boolean {
  return unmarked[byte] !== byte || byte === 2
}

/** True where an atom ends: before the next one, or at the end of a line. */
export function isAtomEnd(next: number): boolean {
  return next === newline || isAtomStart(next)
}

/** Signs of a keyboard, lower case, without accents; an inch sign and a plus that belongs to a word become words. */
export function simplify(text: string): string {
  return foldSearchText(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(\d)\s?(?:"|'')/g, '$1inch')
    .replace(/(?<=[\p{L}\p{M}\d])\+/gu, 'plus')
}

/** Splits what somebody typed into words without separators: `TP-Link 8-port` has four. */
export function splitWords(text: string): string[] {
  return simplify(text).match(wordPattern) ?? []
}

/** Splits a word into runs of letters and numbers: `wr845n` has three. */
export function atomsOf(text: string): string[] {
  return text.match(atomPattern) ?? []
}

function markStart(atom: string): string {
  const first = atom.charCodeAt(0)
  if (first >= 0x30 && first <= 0x39) {
    return String.fromCharCode(first - 0x20) + atom.slice(1)
  }
  return first < 0x80 ? atom.charAt(0).toUpperCase() + atom.slice(1) : foreignStart + atom
}

/** The atoms of a simplified text without separators, each with its start marked. */
export function encodeAtoms(text: string): string {
  return atomsOf(text).map(markStart).join('')
}

/** Digits of a number that {@link readAtoms} keeps, because there are as many longer numbers as products. */
const keptDigits = 3
const longNumber = /^\d{4}/
const untilKeptDigits = /^.*?\d{3}(?=\d)/

/** The atoms of an encoded line. Of a long number the first digits are left, and a sign that more follow. */
export function readAtoms(encoded: string): string[] {
  const atoms: string[] = []
  let from = 0
  for (let at = 1; at <= encoded.length; at += 1) {
    const code = encoded.charCodeAt(at)
    // The marks are ASCII characters.
    if (at < encoded.length && !(code < 0x80 && isAtomStart(code))) continue
    atoms.push(readAtom(encoded.slice(from, at)))
    from = at
  }
  return atoms
}

function readAtom(marked: string): string {
  const start = marked.charAt(0)
  const plainStart = String.fromCharCode(unmarked[start.charCodeAt(0)] ?? 0)
  const atom = (start === foreignStart ? '' : plainStart) + marked.slice(1)
  return longNumber.test(atom) ? `${atom.slice(0, keptDigits)}~` : atom
}

/** A word until the digits that are kept of its first long number; the word itself when it has none. */
export function keptPartOf(word: string): string {
  return untilKeptDigits.exec(word)?.[0] ?? word
}

/** Numbers of the first lines of a description that may be models, with the letters around them. */
const descriptionLines = 3
const modelPattern = /[\p{L}\d-]*\d{3}[\p{L}\d-]*/gu

/** The compact text of a product: model number, brand, category and name, a line each. */
export function encodeNames(product: {
  modelNo: string
  brand: string
  category: string
  name: string
}): string {
  const { modelNo, brand, category, name } = product
  return [modelNo, brand, category, name].map((text) => encodeAtoms(simplify(text))).join('\n')
}

/** The compact text of the model numbers in a description, such as the printers that a toner fits. */
export function encodeModels(description: string): string {
  const lines = description.split('\n', descriptionLines).join('\n')
  // 2,000 is one number.
  const models = simplify(lines.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')).match(modelPattern) ?? []
  return models.map(encodeAtoms).join('')
}
