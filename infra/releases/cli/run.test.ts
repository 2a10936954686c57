import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { exportBuilds } from '../build/exported-builds.ts'
import { FolderStore } from '../store/folder-store.ts'
import { writeShellBuild } from '../testing/builds.ts'
import { addRelease, createTempFolder, remoteRelease, shellRelease } from '../testing/releases.ts'
import { commands } from './commands.ts'
import { runRelease } from './run.ts'

/** Creates a command line for a site with a shell and a remote that are published but not yet composed. */
async function terminal() {
  const folder = await createTempFolder()
  const store = new FolderStore(folder)
  for (const made of [shellRelease(), remoteRelease(), remoteRelease({ version: '1.1.0' })]) {
    await addRelease(store, made)
  }
  const [said, complaints] = [[''], ['']]
  const run = async (line: string, env: NodeJS.ProcessEnv = {}) => {
    said.length = complaints.length = 0
    const context = {
      program: 'npm run release --',
      commands,
      root: folder,
      cwd: folder,
      env: { RELEASE_STORE: folder, RELEASE_ACTOR: 'asha', ...env },
      print: (text: string) => said.push(text),
      printError: (text: string) => complaints.push(text),
    }
    const code = await runRelease(line.split(' '), context)
    return { code, said: said.join('\n'), complaint: complaints.join('\n') }
  }
  return { run }
}

describe('the command line', () => {
  it('takes a site from its first release to a rollback and records every step in the history', async () => {
    const { run } = await terminal()
    for (const line of [
      'promote shell 1.0.0-bbbbbbbb',
      'promote mf-tea 1.0.0-aaaaaaaa',
      'canary mf-tea 1.1.0 10 --reason green',
      'promote mf-tea 1.1.0 --expect 3',
      'rollback mf-tea',
    ]) {
      expect(await run(line)).toMatchObject({ code: 0, complaint: '' })
    }
    expect((await run('status')).said).toContain('mf-tea  1.0.0-aaaaaaaa')
    expect((await run('history')).said.split('\n').map((line) => line.slice(26))).toEqual([
      '5  asha  rollback mf-tea 1.0.0-aaaaaaaa (was 1.1.0) to revision 3, from revision 4',
      '4  asha  promote mf-tea 1.1.0 (was 1.0.0-aaaaaaaa), from revision 3',
      '3  asha  canary mf-tea 1.1.0 10 %, from revision 2: green',
      '2  asha  promote mf-tea 1.0.0-aaaaaaaa, from revision 1',
      '1  asha  promote shell 1.0.0-bbbbbbbb, from revision 0',
    ])
  })

  it('deploys a folder of builds, and prints the commands that promote them', async () => {
    const { run } = await terminal()
    await run('promote shell 1.0.0-bbbbbbbb')
    const folder = await createTempFolder()
    const built = await writeShellBuild(path.join(folder, 'built'), { version: '1.1.0' })
    await exportBuilds([built], path.join(folder, 'builds'))
    const line = `deploy ${path.join(folder, 'builds')}`
    expect((await run(line)).said.split('\n')).toEqual([
      'shell@1.1.0 published, not live: 1.0.0-bbbbbbbb is',
      'the site stays at revision 1',
      'to give shell to all browsers: npm run release -- promote shell 1.1.0',
    ])
    expect(JSON.parse((await run(`${line} --json`)).said)).toMatchObject({
      isFirst: false,
      releases: [{ name: 'shell', version: '1.1.0', isNew: false }],
    })
  })

  it('prints JSON for programs', async () => {
    const { run } = await terminal()
    await run('promote shell 1.0.0-bbbbbbbb')
    const { said } = await run('status --json')
    expect(JSON.parse(said)).toMatchObject({ revision: 1, remotes: [], isShown: true })
  })

  it.each([
    ['brew', "unknown command 'brew'"],
    ['promote mf-tea', "missing required argument 'version'"],
    ['promote mf-tea 1.1.0 now', 'too many arguments for'],
    ['promote mf-tea 1.1.0 --hard', "unknown option '--hard'"],
    ['canary mf-tea 1.1.0 many', 'many is not a whole number'],
    ['promote mf-tea 1.1.0 --expect few', 'few is not a whole number'],
    ['lock', '--reason is missing'],
    ['build mf-milk', 'There is no remote mf-milk, neither'],
  ])('rejects %j with the usage, and does nothing', async (line, fault) => {
    const { run } = await terminal()
    const { code, complaint } = await run(line)
    expect(code).toBe(2)
    expect(complaint).toContain(fault)
    expect(complaint).toContain('npm run release -- ')
    expect((await run('status')).said).toBe('there is no site yet')
  })

  it("signs a preview link with the platform's token, and rejects one without it", async () => {
    const { run } = await terminal()
    for (const line of ['promote shell 1.0.0-bbbbbbbb', 'promote mf-tea 1.0.0-aaaaaaaa'])
      await run(line)
    const line = 'preview mf-tea 1.1.0 --site https://store.example'
    expect((await run(line, { PLATFORM_TOKEN: 'token' })).said).toMatch(
      /^https:\/\/store\.example\/\?preview=[\w-]+\.[\w-]{43}\nshows mf-tea@1\.1\.0 until 20/,
    )
    expect((await run(line)).complaint).toContain('PLATFORM_TOKEN, which is not set')
    const long = await run(`${line} --hours 169`)
    expect([long.code, long.complaint]).toEqual([2, expect.stringContaining('1 to 168')])
  })

  it('reports why a command was rejected', async () => {
    const { run } = await terminal()
    await run('promote shell 1.0.0-bbbbbbbb')
    expect(await run('promote mf-tea 9.9.9')).toEqual({
      code: 1,
      said: '',
      complaint: 'mf-tea@9.9.9 is not published; the newest of mf-tea: 1.0.0-aaaaaaaa, 1.1.0',
    })
  })

  it.each([
    ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID'],
  ])('never looks for a role when only %s is set', async (name, missing) => {
    const { run } = await terminal()
    const { code, complaint } = await run('status --store s3://store-site', { [name]: 'x' })
    expect({ code, complaint }).toEqual({
      code: 1,
      complaint: `${missing} is missing: set both keys of the bucket, or none for a role`,
    })
  })

  it('prints the usage of all commands and of each one', async () => {
    const { run } = await terminal()
    expect((await run('help')).said).toContain('canary <remote> <version> <percent>')
    expect((await run('help rollback')).said).toContain('--to <…>')
  })
})
