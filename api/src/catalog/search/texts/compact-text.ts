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

/** Lower case without accents; an inch sign and a plus that belongs to a word become words. */
export function simplify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\d)\s?(?:"|″|''|”)/g, '$1inch')
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

/** A run of letters with its start marked, and several of them in a row. */
const letterRun = '[A-Z][\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}]*'
const letterRunPattern = new RegExp(letterRun, 'gu')
const neighboursPattern = new RegExp(`(?:${letterRun})+`, 'gu')

/** The runs of letters in an encoded line that begin with a to z; those without a number between them together. */
export function neighbouringRunsOf(encoded: string): string[][] {
  const groups = encoded.match(neighboursPattern) ?? []
  return groups.map((group) =>
    (group.match(letterRunPattern) ?? []).map((run) => run.toLowerCase()),
  )
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
