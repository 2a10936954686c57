import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Composition, LiveRemote } from '@store/contract/schemas/site/composition'
import { Type } from 'typebox'
import type { Build } from '../../releases/build/build-folder.ts'
import { runBuild } from '../../releases/build/run-build.ts'
import { publishRelease } from '../../releases/publish/publish-release.ts'
import { baseOf, parseAs, type Release } from '../../releases/release.ts'
import { writePointers } from '../../releases/site/publish-pointers.ts'
import { renderDocument } from '../../releases/site/render-document.ts'
import { FolderStore } from '../../releases/store/folder-store.ts'
import { workspace } from './workspace.ts'

const ContentsSchema = Type.Object({
  screens: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))),
})

/**
 * Builds the same screens as one bundle and creates a site from it.
 * @param live composition of the site it is compared with
 * @returns folder of the site, for a gateway
 */
export async function oneBundleSite(live: Composition): Promise<string> {
  const { folder, store } = await emptySite('one-bundle')
  const build = await buildVariant('one-bundle', { name: 'shell', config: shellConfigOf(live) })
  const { release } = await publishRelease(build, store)
  const { screens } = parseAs(
    ContentsSchema,
    JSON.parse(await readFile(path.join(build.files, 'contents.json'), 'utf8')),
    'contents.json of the one bundle',
  )
  const scripts = integrityOf(release)
  const remotes = live.remotes.map((remote) => ({
    ...remote,
    ...locationOf(release),
    preload: [],
    screens: screens[remote.name] ?? {},
    integrity: scripts,
    shared: {},
  }))
  await writeVariant(store, { release, live, remotes, template: await templateOf(build) })
  return folder
}

/** An empty folder for the site of a variant. */
export async function emptySite(name: string) {
  const folder = path.join(workspace, '.data/bench-web', name, 'site')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return { folder, store: new FolderStore(folder) }
}

async function buildVariant(
  variant: string,
  { name, config }: { name: string; config: unknown },
): Promise<Build> {
  const state = path.join(workspace, '.data/bench-web', variant)
  const identity = { version: '1.0.0-bench', buildId: 'bench0000' }
  const files = path.join(state, 'files')
  await runBuild(path.join(import.meta.dirname, variant), {
    ...identity,
    mode: 'production',
    outputFolder: files,
  })
  return { ...identity, name, files, config, isOptimized: false }
}

function shellConfigOf({ shell }: Composition) {
  const { site, routes } = shell
  return { site, routes, scriptBudget: Number.MAX_SAFE_INTEGER }
}

function locationOf(release: Release) {
  const { version, buildId } = release
  return { version, buildId, base: baseOf(release) }
}

function integrityOf({ files }: Release): LiveRemote['integrity'] {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'))
  return Object.fromEntries(scripts.map(([file, { integrity }]) => [file, integrity]))
}

function templateOf(build: Build): Promise<string> {
  return readFile(path.join(build.files, 'document.html'), 'utf8')
}

async function writeVariant(
  store: FolderStore,
  site: { release: Release; live: Composition; remotes: LiveRemote[]; template: string },
): Promise<void> {
  const { release, live, remotes, template } = site
  if (release.kind !== 'shell') throw new Error('the release is not a shell')
  const { bootHash } = release
  const shell = { ...live.shell, ...locationOf(release), ...(bootHash && { bootHash }) }
  const composition: Composition = { revision: 1, shell, remotes }
  const document = renderDocument(template, composition)
  await writePointers(store, { composition, document })
}
