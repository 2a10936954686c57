const headerPattern = /^%PDF-[12]\.\d/
const encryptionPattern = /^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/
const tailBytes = 1024

function isEncrypted(content: Buffer): boolean {
  for (let at = content.indexOf('/Encrypt'); at >= 0; at = content.indexOf('/Encrypt', at + 1)) {
    if (encryptionPattern.test(content.toString('latin1', at, at + 64))) return true
  }
  return false
}

/**
 * True for a PDF that is whole and open to everybody: it starts as one, has a trailer with a root, ends
 * with %%EOF and nothing after it, and is not encrypted. Nothing inside is unpacked: a small file that
 * unpacks to gigabytes costs no more than any other.
 */
export function isReadablePdf(content: Buffer): boolean {
  if (!headerPattern.test(content.toString('latin1', 0, 16))) return false
  const tail = content.toString('latin1', Math.max(0, content.length - tailBytes))
  if (!/%%EOF[\s\0]*$/.test(tail)) return false
  if (!content.includes(' obj') || !content.includes('/Root')) return false
  const structure = content.includes('trailer') || content.includes('/XRef')
  return structure && !isEncrypted(content)
}
