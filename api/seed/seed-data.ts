import { readFileSync } from 'node:fs'

/** Reads a file of `data/`, which lies beside this module or beside the bundle that contains it. */
export function readSeedData(name: string): string {
  return readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')
}
