import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Composition } from '@store/contract/schemas/site/composition'
import type { SiteCopy } from './site-copy.ts'

/** A release that differs from the live one of its remote. */
interface Variant {
  remote: string
  version: string
  /** Edits the file that contains `./remote`. */
  edit?: (script: string) => string
}

/** The live composition. */
export async function liveComposition({ folder }: SiteCopy): Promise<Composition> {
  return JSON.parse(await readFile(join(folder, 'composition.json'), 'utf8'))
}

/**
 * Publishes a copy of the live release of a remote under another version, exactly as a build would
 * create it. It is not live yet.
 */
export async function publishVariant(site: SiteCopy, variant: Variant): Promise<void> {
  const { remote, version, edit = (script) => script } = variant
  const { remotes } = await liveComposition(site)
  const live = remotes.find(({ name }) => name === remote)
  if (live === undefined) throw new Error(`the site has no ${remote}`)
  const folder = join(site.folder, 'mf', remote, version)
  await cp(join(site.folder, live.base), folder, { recursive: true })
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))

  const newHashes = new Map<string, string>()
  const scripts = Object.keys(live.integrity).filter((file) => file !== live.entry)
  // The entry comes last: it contains the hashes of all others.
  for (const file of [...scripts, live.entry]) {
    const script = await readFile(join(folder, file), 'utf8')
    const named = script.replaceAll(live.version, version)
    const edited = file === live.preload.at(-1) ? edit(named) : named
    const rehashed = [...newHashes].reduce(
      (text, [old, hash]) => text.replaceAll(old, hash),
      edited,
    )
    if (rehashed === script) continue
    const integrity = integrityOf(rehashed)
    newHashes.set(live.integrity[file] ?? '', integrity)
    release.files[file] = { integrity, bytes: Buffer.byteLength(rehashed) }
    await writeFile(join(folder, file), rehashed)
    for (const encoding of ['br', 'gz'])
      await rm(join(folder, `${file}.${encoding}`), { force: true })
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, version }, null, 2))
}

function integrityOf(script: string): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`
}
