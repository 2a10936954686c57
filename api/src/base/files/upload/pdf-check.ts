import { opensWithoutPassword } from './pdf-password.ts'

const headerPattern = /%PDF-[12]\.\d/
const encryptionPattern = /^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/
const tailBytes = 1024
/** A page before a PDF is a file of two kinds, which some programs would show as a page. */
const markupPattern = /<[a-z!?/]/i
/** Readers of PDF look for its header in so many bytes: mailers and banks' portals put some before it. */
const headBytes = 1024

function isEncrypted(content: Buffer): boolean {
  for (let at = content.indexOf('/Encrypt'); at >= 0; at = content.indexOf('/Encrypt', at + 1)) {
    if (encryptionPattern.test(content.toString('latin1', at, at + 64))) return true
  }
  return false
}

/**
 * A PDF from its header on: its addresses count from there.
 * @returns undefined when it has none near its beginning, or a page stands before it
 */
export function fromHeader(content: Buffer): Buffer | undefined {
  const head = content.toString('latin1', 0, headBytes)
  const at = head.search(headerPattern)
  return at < 0 || markupPattern.test(head.slice(0, at)) ? undefined : content.subarray(at)
}

/** True for a PDF with everything that one begins and ends with. */
function isComplete(content: Buffer): boolean {
  if (!content.toString('latin1', 0, 8).startsWith('%PDF-')) return false
  const tail = content.toString('latin1', Math.max(0, content.length - tailBytes))
  if (!/%%EOF[\s\0]*$/.test(tail)) return false
  if (!content.includes(' obj') || !content.includes('/Root')) return false
  return content.includes('trailer') || content.includes('/XRef')
}

/**
 * What can be done with a PDF: `readable` when it is complete (a header, a trailer with a root, and `%%EOF`) and opens without a
 * password, `locked` when it asks for one. Nothing is decompressed, so that a decompression bomb costs no more than any
 * other file.
 */
export function checkPdf(content: Buffer): 'readable' | 'locked' | 'damaged' {
  if (!isComplete(content)) return 'damaged'
  if (!isEncrypted(content)) return 'readable'
  const opens = opensWithoutPassword(content)
  if (opens === undefined) return 'damaged'
  return opens ? 'readable' : 'locked'
}

/** True for a complete PDF that opens without a password. */
export function isReadablePdf(content: Buffer): boolean {
  return checkPdf(content) === 'readable'
}
