import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Build } from '../build/build-release.ts'
import { remoteRelease } from './releases.ts'

/** Writes the output of a bundler for a small remote, without running one. */
export async function writeBuild(
  folder: string,
  overrides: { config?: object; files?: Record<string, string>; version?: string } = {},
): Promise<Build> {
  const { version = '1.0.0-aaaaaaaa' } = overrides
  const { release, files } = remoteRelease({ version })
  const { name, container, entry, preload, routes, navigation } = release
  const texts = {
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
  }
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(folder, file), text)
  const config = { name, routes, navigation, scriptBudget: 20_000, ...overrides.config }
  return { name, version, buildId: 'aaaaaaaa', files: folder, config, isOptimized: true }
}
