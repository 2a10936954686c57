import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { checkOut, git } from './check-out.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-out-'))
})
afterAll(async () => rm(folder, { recursive: true }))

const tea = { 'node_modules/tea': { integrity: 'sha512-tea' } }

it('links packages that are installed here, even if workspaces have declared more since', async () => {
  const root = join(folder, 'source')
  await mkdir(join(root, 'node_modules/tea'), { recursive: true })
  const lock = async (packages: object) =>
    writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  await git(root, 'init', '--quiet')
  await writeFile(join(root, '.gitignore'), 'node_modules\n')
  await lock({ api: {}, ...tea })
  await git(root, 'add', '--all')
  const author = ['-c', 'user.name=Asha', '-c', 'user.email=asha@store.test']
  await git(root, ...author, 'commit', '--quiet', '--message=release')
  await lock({
    api: { dependencies: { tea: '1' } },
    ...tea,
    'node_modules/milk': { integrity: 'm' },
  })
  await writeFile(join(root, 'node_modules/tea/index.js'), 'brewed')
  const target = join(folder, 'former')
  await checkOut(root, 'HEAD', target)
  expect(await readFile(join(target, 'node_modules/tea/index.js'), 'utf8')).toBe('brewed')
})
