import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Composition, LiveRemote } from '@store/contract/schemas/site/composition'
import { keyOf } from '../../../releases/release.ts'
import { writePointers } from '../../../releases/site/publish-pointers.ts'
import { renderDocument } from '../../../releases/site/render-document.ts'
import { emptySite } from '../variant-site.ts'

/**
 * Creates the live site again with the same releases, of which no page is rendered beforehand.
 * @param siteFolder of the live site, whose files it shares
 * @returns its folder, for a gateway
 */
export async function plainSite(siteFolder: string, live: Composition): Promise<string> {
  const { folder, store } = await emptySite('plain')
  await symlink(path.join(siteFolder, 'mf'), path.join(folder, 'mf'))
  const composition = { ...live, remotes: live.remotes.map(withoutFirstHtml) }
  const template = keyOf({ name: 'shell', version: live.shell.version }, 'document.html')
  const text = await readFile(path.join(siteFolder, template), 'utf8')
  await writePointers(store, { composition, document: renderDocument(text, composition) })
  return folder
}

function withoutFirstHtml(remote: LiveRemote): LiveRemote {
  const routes = remote.routes.map(({ firstPaint: _, firstPaintQuery: __, ...route }) => route)
  return { ...remote, routes }
}
