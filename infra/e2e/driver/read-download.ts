import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** The bytes of a downloaded file. The browser runs in another process, so the test cannot use its path. */
export async function readDownload(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}
