import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Composition,
  CompositionSchema,
  type RemoteRoute,
} from '@store/contract/schemas/composition'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** The site as it is composed now. */
export interface SiteSnapshot {
  /** `index.html` as it was composed. */
  document: string
  /** None when the document holds none as agreed: pages are then sent as composed. */
  composition: Composition | undefined
  /** Every route of the site: the shell's, the remotes', and those of canaries. */
  routes: RemoteRoute[]
}

/** Reads the site anew whenever a promote has written it. */
export function createSiteReader(folder: string): () => Promise<SiteSnapshot> {
  const file = join(folder, 'index.html')
  let read: { stamp: string; state: Promise<SiteSnapshot> } | undefined
  return async () => {
    const stamp = await readStamp(file)
    if (read?.stamp === stamp) return read.state
    const reading = { stamp, state: readSite(file) }
    read = reading
    // A read that failed says nothing of the next one.
    reading.state.catch(() => {
      if (read === reading) read = undefined
    })
    return reading.state
  }
}

/** Addresses below a route with parameters that remotes name in their releases. */
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
 * The composition inlined in a document. `composition.json` says the same, but is another file: read beside this one
 * while a promote writes both, it could vouch for a boot script that this document does not have.
 */
function parseInlinedComposition(document: string): Composition | undefined {
  const inlined = /<script [^>]*id="composition"[^>]*>([^<]*)<\/script>/.exec(document)?.[1]
  const value: unknown = JSON.parse(inlined ?? 'null')
  return Value.Check(CompositionSchema, value) ? value : undefined
}

/** Of two alike the first one counts: stable's. What only a canary has is a page, and none to be found by. */
function listRoutes({ shell, remotes }: Composition): RemoteRoute[] {
  const canaryRoutes = remotes.flatMap(({ canary }) => canary?.release.routes ?? [])
  return [
    ...(shell.routes ?? []),
    ...remotes.flatMap((remote) => remote.routes),
    ...canaryRoutes.map((route) => ({ ...route, isUnlisted: true })),
  ]
}
