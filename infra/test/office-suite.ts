import { installPackages } from '../packages/install-packages.ts'
import { CommandError } from '../processes/command-error.ts'
import { prepareApiTests } from './api-suite.ts'
import { findInstalled } from './site/chromium.ts'
import type { Suite } from './suite.ts'

const PACKAGES = ['libreoffice-calc', 'gnumeric'] as const

/**
 * Exports that LibreOffice and Gnumeric open and save. The programs are large and take seconds to start, so `npm test` does
 * without these tests. As root on Debian they are installed if they are missing.
 */
export const prepareOfficeTests: Suite = async (run) => {
  if (!(await areInstalled()) && process.getuid?.() === 0) {
    console.log(`installing ${PACKAGES.join(', ')} with apt-get`)
    await installPackages(PACKAGES)
  }
  if (!(await areInstalled())) {
    const hint = `apt-get install ${PACKAGES.join(' ')}`
    throw new CommandError(`The tests of spreadsheet programs need packages of Debian: ${hint}`)
  }
  return prepareApiTests({ ...run, jestArguments: ['\\.office\\.test', ...run.jestArguments] })
}

async function areInstalled(): Promise<boolean> {
  const found = await Promise.all([findInstalled(['soffice']), findInstalled(['ssconvert'])])
  return found.every((program) => program !== undefined)
}
