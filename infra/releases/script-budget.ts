import { nameOf, type Release } from './release.ts'

type Measured = Pick<Release, 'name' | 'version' | 'files'>

/**
 * Bytes of all scripts of a release, as most browsers receive them: brotli, or plain where compressing
 * does not pay.
 */
export function scriptBytes({ files }: Pick<Measured, 'files'>): number {
  return Object.entries(files)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { bytes, brotliBytes }]) => sum + (brotliBytes ?? bytes), 0)
}

/**
 * Holds a release to the size its team has stated: growing past it is a decision, never an accident.
 * @param budget bytes, from `remote.config.ts` or `shell.config.ts`
 * @throws saying by how much it is too large
 */
export function checkBudget(release: Measured, budget: number): void {
  const bytes = scriptBytes(release)
  if (bytes <= budget) return
  throw new Error(
    `the scripts of ${nameOf(release)} have ${bytes} bytes (brotli), ${bytes - budget} more than their ` +
      `budget of ${budget}: make them smaller, or raise scriptBudget in its configuration`,
  )
}
