import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const template = path.join(import.meta.dirname, '..', '..', 'template', 'mf-sample')

/**
 * Creates a remote that builds, passes its test and has one page: copies the template under another name and adds it
 * to the workspaces. Nothing else lists remotes.
 * @param name of its folder, e.g. `mf-gift-cards`, whose page is `/gift-cards`
 * @returns its files, relative to the repository
 * @throws when the name is invalid or taken
 */
export async function createRemote(root: string, name: string): Promise<string[]> {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `${name} is not a valid remote name: use mf- and lower-case words, e.g. mf-gift-cards`,
    )
  }
  const folder = path.join(root, name)
  if (existsSync(folder)) throw new Error(`${name} exists already`)
  const renamed = createRenamer(name)
  // Written to a draft folder and renamed: an incomplete remote would become part of the next site.
  const draft = path.join(root, `.${name}.draft`)
  const entries = await readdir(template, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
  for (const file of files) {
    const target = path.join(draft, renamed(file))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, renamed(await readFile(path.join(template, file), 'utf8')))
  }
  await rename(draft, folder)
  await addWorkspace(root, name)
  return files.map((file) => path.join(name, renamed(file))).sort()
}

/** Replaces the template's names, the longer ones first because they contain the shorter ones. */
function createRenamer(name: string): (text: string) => string {
  const words = name.replace('mf-', '').split('-')
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return (text) =>
    text
      .replaceAll('mf-sample', name)
      .replaceAll('Sample Page', capitalised.join(' '))
      .replaceAll('Sample', capitalised.join(''))
      .replaceAll('sample', words.join('-'))
}

/** Inserts the remote after the last one, which keeps the list's order. */
async function addWorkspace(root: string, name: string): Promise<void> {
  const file = path.join(root, 'package.json')
  const manifest: { workspaces: string[] } = JSON.parse(await readFile(file, 'utf8'))
  const last = manifest.workspaces.findLastIndex((workspace) => workspace.startsWith('mf-'))
  const workspaces = manifest.workspaces.toSpliced(last + 1, 0, name)
  await writeFile(file, `${JSON.stringify({ ...manifest, workspaces }, null, 2)}\n`)
}
