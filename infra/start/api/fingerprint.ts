import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { digestFiles } from '../../releases/build/digest-files.ts'

const ignored = /^(node_modules|\.data)$/

/**
 * Runs `work`, whose result depends only on the inputs, unless it has already run for the same inputs.
 * @param fingerprintFile stores the digest of the inputs of the last run
 * @param inputs absolute paths of files and folders
 * @returns true if it ran
 */
export async function runIfChanged(
  fingerprintFile: string,
  inputs: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  const current = await digestFiles('/', inputs, { ignored })
  if ((await readFile(fingerprintFile, 'utf8').catch(() => '')) === current) return false
  await work()
  await mkdir(dirname(fingerprintFile), { recursive: true })
  await writeFile(fingerprintFile, current)
  return true
}
