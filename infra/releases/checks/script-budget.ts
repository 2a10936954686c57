import { nameOf, type Release } from '../release.ts'

type Measured = Pick<Release, 'name' | 'version' | 'files'>

/**
 * Bytes of all scripts of a release, as most browsers receive them: brotli, or uncompressed where compression does not
 * pay off.
 */
export function scriptBytes({ files }: Pick<Measured, 'files'>): number {
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { bytes, brotliBytes }]) => sum + (brotliBytes ?? bytes), 0)
}

/**
 * Checks the scripts of a release against the budget that its team has set.
 * @param budget bytes, from `remote.config.ts` or `shell.config.ts`
 * @throws Error that names the excess in bytes
 */
export function checkBudget(release: Measured, budget: number): void {
  const bytes = scriptBytes(release)
  if (bytes <= budget) return
  throw new Error(
    `the scripts of ${nameOf(release)} have ${bytes} bytes (brotli), ${bytes - budget} more than their ` +
      `budget of ${budget}: make them smaller, or increase scriptBudget in its configuration`,
  )
}
