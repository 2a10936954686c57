import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { createRemote } from '../new-remote/new-remote.ts'
import { listReleases } from '../published-releases.ts'
import { FolderStore } from '../store/folder-store.ts'
import { copyReleaseTools } from '../testing/release-tools.ts'
import { createTempFolder } from '../testing/releases.ts'

const run = promisify(execFile)

it('a team can publish a new remote from its own folder, without the source of the shell or of other remotes', async () => {
  const [folder, site] = [await createTempFolder(), await createTempFolder()]
  await copyReleaseTools(folder)
  await createRemote(folder, 'mf-gift-cards')
  expect(await readdir(path.join(folder, 'shell'))).toEqual(['sdk', 'ui'])
  const remotes = (await readdir(folder)).filter((name) => name.startsWith('mf-'))
  expect(remotes).toEqual(['mf-gift-cards'])

  const words = ['--import', 'tsx', path.join(folder, 'infra/releases/cli.ts')]
  const here = path.join(folder, 'mf-gift-cards')
  const { stdout } = await run(process.execPath, [...words, 'publish', '.', '--store', site], {
    cwd: here,
    env: { ...process.env, INIT_CWD: here, RELEASE_ACTOR: 'gifts-team' },
  })
  const [release] = await listReleases(new FolderStore(site), 'mf-gift-cards')
  expect(release).toMatchObject({
    published: { by: 'gifts-team' },
    routes: [{ path: '/gift-cards', title: 'Gift Cards' }],
  })
  expect(stdout).toContain(`promote mf-gift-cards ${release?.version}`)
})
