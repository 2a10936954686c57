import type { Composition, RemoteRelease } from '@store/contract/schemas/composition'
import { objectionsTo } from './check-composition.ts'
import { integrityOf } from './publish-release.ts'
import {
  baseOf,
  nameOf,
  type PublishedRemote,
  type PublishedShell,
  type Release,
} from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** The releases that shall make the site. */
export interface Selection {
  shell: PublishedShell
  remotes: PublishedRemote[]
  /** Last revision when the releases were chosen: a newer one must not be written over unseen. */
  basedOn: number
}

/**
 * Makes a selection of releases the live site, when it is not already.
 * @returns the live composition, and whether it was written now
 * @throws with every objection, or RevisionTaken; the site then stays as it was
 */
export async function composeSite(
  selection: Selection,
  store: ReleaseStore,
): Promise<{ composition: Composition; isNew: boolean }> {
  const live = await store.readComposition()
  const draft = {
    shell: shellOf(selection.shell),
    remotes: selection.remotes.map(remoteOf).sort((a, b) => a.name.localeCompare(b.name)),
  }
  if (live && isSame(live, draft)) return { composition: live, isNew: false }

  const objections = [
    ...objectionsTo(selection.shell, selection.remotes),
    ...(await damagedFiles([selection.shell, ...selection.remotes], store)),
  ]
  if (objections.length > 0)
    throw new Error(`The site cannot be composed: ${objections.join('; ')}`)

  const composition = { revision: selection.basedOn + 1, ...draft }
  const template = await store.readFile(selection.shell, 'document.html')
  await store.writeSite({ composition, document: renderDocument(String(template), composition) })
  return { composition, isNew: true }
}

/** Fills the shell's page: the folder of its release, and the composition as data for its code. */
export function renderDocument(template: string, composition: Composition): string {
  // `<` could close the script element that carries the data.
  const inlined = JSON.stringify(composition).replaceAll('<', '\\u003c')
  const { base, site } = composition.shell
  return template
    .replaceAll('%BASE%', () => base)
    .replaceAll('%SITE%', () => inHtml(site?.name ?? 'Store'))
    .replaceAll('%DESCRIPTION%', () => inHtml(site?.description ?? ''))
    .replace('%COMPOSITION%', () => inlined)
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function shellOf(shell: PublishedShell): Composition['shell'] {
  const { version, buildId, site, routes, bootHash } = shell
  return {
    version,
    buildId,
    base: baseOf(shell),
    ...(site && { site }),
    ...(routes && { routes }),
    ...(bootHash && { bootHash }),
  }
}

function remoteOf(remote: PublishedRemote): RemoteRelease {
  const { name, version, buildId, container, entry, preload, screens } = remote
  const { shared, routes, navigation } = remote
  const scripts = Object.entries(remote.files).filter(([file]) => file.endsWith('.js'))
  const integrity = Object.fromEntries(scripts.map(([file, { integrity }]) => [file, integrity]))
  return {
    name,
    version,
    buildId,
    container,
    base: baseOf(remote),
    entry,
    preload,
    ...(screens && { screens }),
    integrity,
    shared,
    routes,
    navigation,
  }
}

function isSame(live: Composition, draft: Omit<Composition, 'revision'>): boolean {
  return JSON.stringify({ shell: live.shell, remotes: live.remotes }) === JSON.stringify(draft)
}

async function damagedFiles(releases: Release[], store: ReleaseStore): Promise<string[]> {
  const objections = await Promise.all(
    releases.flatMap((release) =>
      Object.entries(release.files).map(async ([file, { integrity }]) => {
        const bytes = await store.readFile(release, file)
        if (bytes === undefined) return `${nameOf(release)} lacks ${file}`
        return integrityOf(bytes) === integrity ? '' : `${nameOf(release)} has another ${file}`
      }),
    ),
  )
  return objections.filter((objection) => objection !== '')
}
