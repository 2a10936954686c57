/** Numbers before a line that are certainly its place in a list: a keycap, "Sr. No. 3", "3)", "3.", "a)". */
export const listNumbers: readonly RegExp[] = [
  /^\d{1,3}\u20e3\s*/u,
  /^(?:(?:s|sl|sr|serial|item|line|row)[.\s]*nos?[.\s]*|(?:sr|sl|s\.?n|serial|item|line|row)[.\s]+)\d{1,3}(?![\p{L}\d])\s*[-:.)\]]*\s*/iu,
  /^(?:\d{1,4}[)]\s*|\d{1,3}(?:\.\s+|\.(?=[a-z])))(?=\S)/i,
  /^[a-h][.)]\s+/i,
]

/** "3 Q2612A": the place of a line, or how many are ordered. */
export const bareNumber = /^(\d{1,4})[\s:-]+(.*\D.*)$/

/** "(3) Q2612A" */
export const bracketedNumber = /^[([]\s*(\d{1,4})\s*[)\]]\s*(.*\D.*)$/

/** Any of them, with what parts it from the rest. */
export const leadingNumber = /^\s*[([]?\s*\d{1,4}(?:\s*[)\].:-]+\s*|\s+)/
