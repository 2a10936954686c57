import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import {
  findOldChromium,
  type OldChromium,
  oldChromiumFlags,
} from '../../test/site/old-chromium.ts'

const folder = join(import.meta.dirname, '../../../.data/chromium')

/**
 * Starts a Chromium of years ago. Close it after the tests. Locators by role use what Chromium has since 105
 * (`checkVisibility`): find elements in older ones by selectors.
 */
export async function openOldBrowser(major: OldChromium): Promise<Browser> {
  const executablePath = await findOldChromium(folder, major)
  return chromium.launch({ executablePath, args: oldChromiumFlags })
}
