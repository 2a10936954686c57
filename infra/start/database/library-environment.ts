import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Engine } from './engine.ts'

/** The environment that lets an unpacked server find the libraries unpacked with it. */
export async function libraryEnvironment(
  engine: Pick<Engine, 'basedir' | 'unpacked'>,
): Promise<NodeJS.ProcessEnv> {
  if (!engine.unpacked) return process.env
  const roots = [join(engine.basedir, 'lib'), join(dirname(engine.basedir), 'lib')]
  const folders = (await Promise.all(roots.map(architectureFolders))).flat()
  return { ...process.env, LD_LIBRARY_PATH: folders.join(':') }
}

/** Debian has a library folder per architecture: lib/x86_64-linux-gnu, lib/aarch64-linux-gnu. */
async function architectureFolders(lib: string): Promise<string[]> {
  const names = await readdir(lib).catch(() => [])
  return names.filter((name) => /-linux-gnu/.test(name)).map((name) => join(lib, name))
}
