import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { integrityOf } from '../../../releases/integrity.ts'
import { RendererSchema } from '../../../releases/release.ts'
import { RenderError } from './render-error.ts'
import type { Script } from './render-process.ts'

/** Reads a file of the site by its path, e.g. `/mf/mf-shop/1.0.0/container.js`. @throws when there is none */
export type ReadSiteFile = (path: string) => Promise<Buffer>

const ShellFileSchema = Type.Object({
  renderer: RendererSchema,
  files: Type.Record(Type.String(), Type.Object({ integrity: Type.String() })),
})

/**
 * Reads the scripts that render a screen, in the order in which they run: those of the shell, then the files of the
 * remote that a browser preloads for the screen, its container last. Each has to have the hash that its release says.
 * @throws Error when the shell cannot render or a file is missing, RenderError when a file has other bytes
 */
export async function readScreenScripts(
  readFile: ReadSiteFile,
  shell: Composition['shell'],
  screen: { release: RemoteRelease; path: string },
): Promise<Script[]> {
  const described: unknown = JSON.parse(String(await readFile(`${shell.base}release.json`)))
  if (!Value.Check(ShellFileSchema, described)) throw new Error('this shell renders no pages')
  const { renderer, files } = described
  const { release, path } = screen
  const { entry, preload, screens, integrity, base } = release
  const others = [...preload, ...(screens?.[path] ?? [])].filter((file) => file !== entry)
  const remoteFiles = [...new Set(others), entry]
  return Promise.all([
    ...[...renderer.own, ...renderer.page].map((file) =>
      readScript(readFile, { base: shell.base, file, integrity: files[file]?.integrity }),
    ),
    ...remoteFiles.map((file) => readScript(readFile, { base, file, integrity: integrity[file] })),
  ])
}

async function readScript(
  readFile: ReadSiteFile,
  { base, file, integrity }: { base: string; file: string; integrity: string | undefined },
): Promise<Script> {
  const bytes = await readFile(base + file)
  if (integrityOf(bytes) !== integrity) {
    throw new RenderError('hash', `${base}${file} has other bytes than its release says`)
  }
  return { base, file, text: bytes.toString() }
}
