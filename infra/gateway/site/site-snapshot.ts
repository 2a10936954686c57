import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Composition,
  CompositionSchema,
  type RemoteRoute,
} from '@store/contract/schemas/site/composition'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** The composed site at one moment. */
export interface SiteSnapshot {
  /** Content of `index.html`. */
  document: string
  /** Absent when the document contains no valid composition; pages are then sent unchanged. */
  composition: Composition | undefined
  /** All routes of the shell, the remotes and the canaries. */
  routes: RemoteRoute[]
}

/** Creates a reader that caches the site until `index.html` changes. */
export function createSiteReader(folder: string): () => Promise<SiteSnapshot> {
  const file = join(folder, 'index.html')
  let read: { stamp: string; state: Promise<SiteSnapshot> } | undefined
  return async () => {
    const stamp = await readStamp(file)
    if (read?.stamp === stamp) return read.state
    const reading = { stamp, state: readSite(file) }
    read = reading
    // Do not cache a failed read.
    reading.state.catch(() => {
      if (read === reading) read = undefined
    })
    return reading.state
  }
}

/** Paths of parameterized routes that remotes list in their releases for the sitemap. */
export async function readSitemapPaths(
  folder: string,
  composition: Composition,
): Promise<string[]> {
  const lists = await Promise.all(
    composition.remotes.map(async ({ base }) => {
      const release: unknown = JSON.parse(
        await readFile(join(folder, base, 'release.json'), 'utf8'),
      )
      return Value.Check(SitemapSchema, release) ? release.sitemap : []
    }),
  )
  return lists.flat()
}

const SitemapSchema = Type.Object({ sitemap: Type.Array(Type.String()) })

async function readStamp(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : 'none'
}

async function readSite(file: string): Promise<SiteSnapshot> {
  const document = await readFile(file, 'utf8')
  const composition = parseInlinedComposition(document)
  return { document, composition, routes: composition ? listRoutes(composition) : [] }
}

/**
 * Parses the composition inlined in a document. Does not read `composition.json`: while a promote writes both files, it
 * could contain the hash of a boot script that this document does not have.
 */
function parseInlinedComposition(document: string): Composition | undefined {
  const inlined = /<script [^>]*id="composition"[^>]*>([^<]*)<\/script>/.exec(document)?.[1]
  const value: unknown = JSON.parse(inlined ?? 'null')
  return Value.Check(CompositionSchema, value) ? value : undefined
}

/** Stable routes come first and win over equal ones. Routes that only a canary has are not listed in the sitemap. */
function listRoutes({ shell, remotes }: Composition): RemoteRoute[] {
  const canaryRoutes = remotes.flatMap(({ canary }) => canary?.release.routes ?? [])
  return [
    ...(shell.routes ?? []),
    ...remotes.flatMap((remote) => remote.routes),
    ...canaryRoutes.map((route) => ({ ...route, isUnlisted: true })),
  ]
}
