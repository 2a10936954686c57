import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Build } from '../build/build-folder.ts'
import { remoteRelease, shellRelease } from './releases.ts'

/** Writes the output of a bundler for a small remote, without running one. */
export async function writeBuild(
  folder: string,
  overrides: {
    config?: object
    files?: Record<string, string>
    version?: string
    name?: string
  } = {},
): Promise<Build> {
  const { version = '1.0.0-aaaaaaaa', name = 'mf-tea' } = overrides
  const { release, files } = remoteRelease({ name, version })
  const { container, entry, preload, routes, navigation } = release
  await writeFiles(folder, {
    'container.js': String(files.get('container.js')),
    'leaf.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`,
    'contents.json': JSON.stringify({
      container,
      entry,
      preload,
      shared: { react: '^19.0.0' },
    }),
    'mf-manifest.json': JSON.stringify({ exposes: [{ name: 'remote' }, { name: 'health' }] }),
    ...overrides.files,
  })
  const config = { name, routes, navigation, scriptBudget: 20_000, ...overrides.config }
  return { name, version, buildId: 'aaaaaaaa', files: folder, config, isOptimized: true }
}

/** Writes the output of a bundler for a shell that is only a document. */
export async function writeShellBuild(
  folder: string,
  { version = '1.0.0-bbbbbbbb' } = {},
): Promise<Build> {
  const { release, files } = shellRelease({ version })
  const { name, provides, bootHash, site, routes } = release
  await writeFiles(folder, {
    'document.html': String(files.get('document.html')),
    'contents.json': JSON.stringify({ provides, bootHash }),
  })
  const config = { site, routes, scriptBudget: 20_000 }
  return { name, version, buildId: 'bbbbbbbb', files: folder, config, isOptimized: true }
}

async function writeFiles(folder: string, texts: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(folder, file), text)
}
