import { buffer } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** The bytes of a downloaded file. The browser is another process, so that its path would mean nothing here. */
export async function readDownload(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}
