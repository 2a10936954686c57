import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { findBrowserReads } from './browser-reads.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-paint-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What a screen reads, each as `file:line global component`. */
async function readsOf(screen: string, others: Record<string, string> = {}): Promise<string[]> {
  for (const [name, text] of Object.entries({ 'screen.tsx': screen, ...others })) {
    await writeFile(path.join(folder, name), text)
  }
  return findBrowserReads(path.join(folder, 'screen.tsx')).map(({ file, line, global, by }) =>
    `${path.basename(file)}:${line} ${global} ${by}`.trim(),
  )
}

describe('a screen reads the browser', () => {
  it.each([
    [
      'in a component',
      'export function Tea() {\n  return <p>{window.innerWidth}</p>\n}',
      'screen.tsx:2 window Tea',
    ],
    [
      'in a hook',
      'const useTea = () => localStorage.getItem("tea")',
      'screen.tsx:1 localStorage useTea',
    ],
    ['when it starts', 'const tea = document.title', 'screen.tsx:1 document'],
    [
      'in the first state',
      'function Tea() { useState(() => sessionStorage.tea) }',
      'screen.tsx:1 sessionStorage Tea',
    ],
    [
      'for each of a list',
      'function Tea() { return teas.map((tea) => navigator.share) }',
      'screen.tsx:1 navigator Tea',
    ],
    [
      'in a memoised component',
      'export const Tea = memo(function Tea() { return document.title })',
      'screen.tsx:1 document Tea',
    ],
    [
      'in a function that it calls',
      'function Tea() { return read() }\nfunction read() { return document.cookie }',
      'screen.tsx:2 document Tea',
    ],
    [
      'before it renders',
      'Tea.prefetch = () => localStorage.tea\nfunction Tea() {}',
      'screen.tsx:1 localStorage prefetch',
    ],
  ])('%s', async (_, screen, read) => {
    expect(await readsOf(screen)).toEqual([read])
  })

  it('by way of a function of another module', async () => {
    const screen = `import { readCup as read } from './cup.ts'\nexport const Tea = () => read()`
    const cup = 'export function readCup() { return localStorage.cup }'
    expect(await readsOf(screen, { 'cup.ts': cup })).toEqual(['cup.ts:1 localStorage Tea'])
  })
})

describe('a screen may read the browser', () => {
  it.each([
    ['in an effect', 'function Tea() { useEffect(() => { document.title = "tea" }, []) }'],
    [
      'in a handler',
      'function Tea() { const pour = () => window.print(); return <p onClick={pour} /> }',
    ],
    [
      'in a handler of its own',
      'const pour = () => window.print()\nconst Tea = () => <p onClick={pour} />',
    ],
    [
      'in a snapshot',
      'const useTea = () => useSyncExternalStore(follow, () => localStorage.tea, () => "")',
    ],
    ['after it asked for its type', 'const isPage = typeof window'],
    [
      'where it names something else',
      'function Tea({ history, screen: { document } }) { return history.length + document + cup.window }',
    ],
    ['as a type', 'function Tea(props: { window: Window; at: typeof document }) {}'],
  ])('%s', async (_, screen) => {
    expect(await readsOf(screen)).toEqual([])
  })
})

it('fails the check only in a route that asks for a first paint', async () => {
  const remote = path.join(folder, 'mf-tea')
  await mkdir(path.join(remote, 'src'), { recursive: true })
  const load = (file: string) => `load: async () => (await import('./src/${file}.tsx')).Tea`
  const routes = `[{ path: '/tea', firstPaint: true, ${load('tea')} }, { path: '/pot', ${load('pot')} }]`
  const files = {
    'package.json': '{ "type": "module" }',
    'remote.config.ts': `export const remoteConfig = { name: 'mf-tea', routes: ${routes} }`,
    'src/tea.tsx': 'export const Tea = () => document.title',
    'src/pot.tsx': 'export const Tea = () => window.name',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(remote, name), text)
  const cli = path.join(import.meta.dirname, 'cli.ts')
  const check = promisify(execFile)(process.execPath, ['--import', 'tsx', cli, folder])
  await expect(check).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^mf-tea\/src\/tea\.tsx:1 reads document while Tea renders.*\n$/),
  })
})
