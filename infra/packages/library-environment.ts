import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A program on this machine. */
type Program = {
  /** The folder that contains bin, sbin and share. */
  basedir: string
  /** Unpacked from packages, not installed: it has its own libraries. */
  unpacked: boolean
  /** Finds the libraries itself; this system's programs cannot use them. */
  loader?: readonly string[]
}

/** The environment that lets an unpacked program find the libraries unpacked with it. */
export async function libraryEnvironment({
  basedir,
  unpacked,
  loader,
}: Program): Promise<NodeJS.ProcessEnv> {
  if (!unpacked || loader) return process.env
  return { ...process.env, LD_LIBRARY_PATH: (await libraryFolders(basedir)).join(':') }
}

/** The folders of the libraries that were unpacked with a program. */
export async function libraryFolders(basedir: string): Promise<string[]> {
  const roots = [join(basedir, 'lib'), join(dirname(basedir), 'lib')]
  return (await Promise.all(roots.map(architectureFolders))).flat()
}

/** Debian has a library folder per architecture: lib/x86_64-linux-gnu, lib/aarch64-linux-gnu. */
async function architectureFolders(lib: string): Promise<string[]> {
  const names = await readdir(lib).catch(() => [])
  return names.filter((name) => /-linux-gnu/.test(name)).map((name) => join(lib, name))
}
