import { installPackages } from '../../packages/install-packages.ts'
import { findInstalled } from '../site/chromium.ts'

const PACKAGES = ['poppler-utils', 'mupdf-tools'] as const

/** What the tests say that skip them. */
export const PDF_READERS_HINT = `skipped: needs ${PACKAGES.join(' and ')} of Debian`

/**
 * True when Poppler and MuPDF are there, which read the papers in tests; as root on Debian they are installed. Both are
 * programs of their own, so their licences (GPL, AGPL) do not reach the store, which neither links nor ships them.
 */
export async function findPdfReaders(log: (line: string) => void): Promise<boolean> {
  if (await areInstalled()) return true
  if (process.getuid?.() !== 0) return false
  log(`installing ${PACKAGES.join(', ')} with apt-get`)
  await installPackages(PACKAGES).catch((error: unknown) => log(String(error)))
  return areInstalled()
}

async function areInstalled(): Promise<boolean> {
  const found = await Promise.all([findInstalled(['pdftotext']), findInstalled(['mutool'])])
  return found.every((program) => program !== undefined)
}
