import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Digest of the names and contents of files, and of all files below folders. A path that does not exist counts as empty.
 * @param inputs relative to the root
 * @param options ignored: names of files and folders to leave out; seed: anything else that must be equal
 * @returns sha256 in hex
 */
export async function digestFiles(
  root: string,
  inputs: readonly string[],
  { ignored, seed = '' }: { ignored: RegExp; seed?: string },
): Promise<string> {
  const hash = createHash('sha256').update(`${seed}\0`)
  for (const input of inputs) await addTree(hash, { root, ignored }, input)
  return hash.digest('hex')
}

async function addTree(
  hash: Hash,
  from: { root: string; ignored: RegExp },
  input: string,
): Promise<void> {
  const address = path.join(from.root, input)
  const found = await stat(address).catch(() => undefined)
  if (found?.isFile()) {
    hash
      .update(`${input}\0`)
      .update(await readFile(address))
      .update('\0')
  } else if (found?.isDirectory()) {
    const names = (await readdir(address)).filter((name) => !from.ignored.test(name))
    for (const name of names.sort()) await addTree(hash, from, `${input}/${name}`)
  }
}
