import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BuildRequest } from './build-request.ts'

/**
 * Digest of everything a build reads, and nothing else: equal digests mean equal output.
 * @returns sha256 in hex
 */
export async function digestInputs({ root, name, mode }: BuildRequest): Promise<string> {
  const hash = createHash('sha256').update(`${mode}\0`)
  for (const input of [name, ...sharedInputs]) await addTree(hash, root, input)
  return hash.digest('hex')
}

// The SDK's source is bundled into the shell (it is inside the shell's folder). Remotes bundle components of `shell/ui/src`; the host provides
// those of `shell/ui/shared`.
const sharedInputs = [
  'shell/sdk/build',
  'shell/sdk/package.json',
  'shell/ui/package.json',
  'shell/ui/src',
  'api/contract',
  'package-lock.json',
]
const ignored = /^(node_modules|coverage|testing|\..*)$|\.(test\.tsx?|md)$/

async function addTree(hash: Hash, root: string, input: string): Promise<void> {
  const address = path.join(root, input)
  const found = await stat(address).catch(() => undefined)
  if (found?.isFile()) {
    hash
      .update(`${input}\0`)
      .update(await readFile(address))
      .update('\0')
  } else if (found?.isDirectory()) {
    const names = (await readdir(address)).filter((name) => !ignored.test(name))
    for (const name of names.sort()) await addTree(hash, root, `${input}/${name}`)
  }
}
