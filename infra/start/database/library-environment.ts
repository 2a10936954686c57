import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Engine } from './engine.ts'

/** The environment in which an unpacked server finds the libraries that were unpacked with it. */
export async function libraryEnvironment(
  engine: Pick<Engine, 'basedir' | 'unpacked'>,
): Promise<NodeJS.ProcessEnv> {
  if (!engine.unpacked) return process.env
  const roots = [join(engine.basedir, 'lib'), join(dirname(engine.basedir), 'lib')]
  const folders = (await Promise.all(roots.map(foldersOfArchitecture))).flat()
  return { ...process.env, LD_LIBRARY_PATH: folders.join(':') }
}

/** Debian keeps libraries by architecture: lib/x86_64-linux-gnu, lib/aarch64-linux-gnu. */
async function foldersOfArchitecture(lib: string): Promise<string[]> {
  const names = await readdir(lib).catch(() => [])
  return names.filter((name) => /-linux-gnu/.test(name)).map((name) => join(lib, name))
}
