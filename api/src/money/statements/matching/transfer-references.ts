/** The shortest piece of a reference that says anything. */
export const shortestPiece = 8

/** Words that people and banks write before a number. */
const prefix = /^(?:UPI|IMPS|NEFT|RTGS|RRN|UTR|REF|TXN|TRN)(?:NO|ID)?(?=[A-Z]*\d)/

/**
 * A reference in the form in which it is compared: without "UTR" before it, and without the zeros with which some banks fill up
 * the 12 digits of UPI and IMPS.
 * @param text capital letters and digits
 * @example canonicalReference('0000632912345678') // '632912345678'
 */
export function canonicalReference(text: string): string {
  const bare = text.replace(prefix, '')
  return /^0{4}\d{12}$/.test(bare) ? bare.slice(4) : bare
}

/**
 * Whether it is a whole reference, by its form: UPI and IMPS 12 digits, NEFT 16 or 22, RTGS 22 characters. Others exist
 * (sources disagree), but do not name a transfer for sure.
 */
export function isFullReference(reference: string): boolean {
  if (/^\d{12}$/.test(reference)) return true
  const digits = reference.replace(/\D/g, '').length
  return (reference.length === 16 || reference.length === 22) && digits >= 8
}

/** The references in what a bank wrote. */
export interface FoundReferences {
  /** Whole ones. */
  full: ReadonlySet<string>
  /** What may be a cut one, or one glued to other words: at least eight characters, most of them digits. */
  pieces: ReadonlySet<string>
}

function looksLikePiece(word: string): boolean {
  return word.length >= shortestPiece && word.replace(/\D/g, '').length >= 6
}

/**
 * Finds references between slashes, dashes and spaces. Banks wrap long narrations, so up to three words that only spaces divide
 * may be one reference.
 */
export function findReferences(text: string): FoundReferences {
  const full = new Set<string>()
  const pieces = new Set<string>()
  for (const segment of text.toUpperCase().split(/[^A-Z0-9\s]+/)) {
    const words = segment.split(/\s+/).filter((word) => word !== '')
    for (const [index, word] of words.entries()) {
      const reference = canonicalReference(word)
      if (isFullReference(reference)) full.add(reference)
      if (looksLikePiece(word)) pieces.add(reference)
      for (const count of [2, 3]) {
        const joined = words.slice(index, index + count).join('')
        if (index + count <= words.length && isFullReference(joined)) full.add(joined)
      }
    }
  }
  return { full, pieces }
}
