import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGateway } from '../../gateway/gateway.ts'
import { patientWaits } from '../../gateway/testing/patient-waits.ts'
import { siteUrl } from '../driver/browser.ts'

/** A copy of the site under test that a test may change. It uses the same API. */
export interface SiteCopy {
  /** Origin of its gateway. */
  address: string
  /** Its `index.html`, `composition.json` and `mf/`. */
  folder: string
  close: () => Promise<void>
}

/**
 * Copies the site under test and serves the copy.
 * @param siteFolder the folder of the site under test, set by the test runner
 */
export async function openSiteCopy(siteFolder = process.env.SITE_FOLDER ?? ''): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'))
  await cp(siteFolder, folder, { recursive: true })
  const gateway = await startGateway({
    siteFolder: folder,
    apiUrl: siteUrl,
    host: '127.0.0.1',
    port: 0,
    waits: patientWaits,
  })
  return {
    address: `http://127.0.0.1:${gateway.port}`,
    folder,
    close: async () => {
      await gateway.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
