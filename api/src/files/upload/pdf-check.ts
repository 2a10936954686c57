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
 * True for a complete, unencrypted PDF: it has a header, a trailer with a root, and ends with %%EOF. Nothing is
 * decompressed, so that a decompression bomb costs no more than any other file.
 */
export function isReadablePdf(content: Buffer): boolean {
  if (!headerPattern.test(content.toString('latin1', 0, 16))) return false
  const tail = content.toString('latin1', Math.max(0, content.length - tailBytes))
  if (!/%%EOF[\s\0]*$/.test(tail)) return false
  if (!content.includes(' obj') || !content.includes('/Root')) return false
  const structure = content.includes('trailer') || content.includes('/XRef')
  return structure && !isEncrypted(content)
}
