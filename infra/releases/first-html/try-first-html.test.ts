import { describe, expect, it } from '@jest/globals'
import { composeSite } from '../compose/compose-site.ts'
import { describeFiles } from '../publish/describe-release.ts'
import { publishRelease } from '../publish/publish-release.ts'
import { writeBuild } from '../testing/builds.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { addRelease, createTempFolder, remoteRelease, shellRelease } from '../testing/releases.ts'
import { describeTrials } from './describe-trials.ts'
import { tryFirstHtml } from './try-first-html.ts'

/** Renders what the remote writes, as the shell would. */
const shellScript = `globalThis.renderPage = async () =>
  JSON.stringify({ html: '<main><h1>' + globalThis.describe() + '</h1></main>', style: '' })`
const routes = [{ path: '/tea', firstPaint: true }, { path: '/pot' }]
const cup = 'globalThis.describe = () => "A cup of tea"'
const broken = 'globalThis.describe = () => document.title'

/** A site whose shell renders pages, with a remote that has none. */
async function createSite() {
  const store = new MemoryStore()
  const files = new Map([...shellRelease().files, ['main.js', Buffer.from(shellScript)] as const])
  const renderer = { own: [], page: ['main.js'] }
  const shell = { release: shellRelease({ renderer, files: describeFiles(files) }).release, files }
  const coffee = remoteRelease({ name: 'mf-coffee' })
  for (const made of [shell, coffee]) await addRelease(store, made)
  const actor = { by: 'ravi' }
  await composeSite(store, { releases: [shell.release, coffee.release], actor })
  return store
}

async function tryRemote(script: string, firstCalls?: string[]) {
  const store = await createSite()
  const flagged = routes.map((route) => ({ ...route, ...(firstCalls && { firstCalls }) }))
  const made = remoteRelease({ routes: flagged }, script)
  for (const [file, bytes] of made.files) {
    await store.create(`mf/mf-tea/${made.release.version}/${file}`, bytes)
  }
  return tryFirstHtml(store, made.release, undefined)
}

describe('the first HTML of a release', () => {
  it('is what its flagged routes show, and how long that took', async () => {
    const trials = await tryRemote(cup)
    expect(trials).toMatchObject([
      { route: '/tea', is: 'rendered', pathname: '/tea', bytes: 34, lines: ['A cup of tea'] },
    ])
    const [line, text] = describeTrials(trials)
    expect(line).toMatch(/^first HTML of \/tea: 0\.0 KB in \d+ ms with its start, then in \d+ ms/)
    expect(text).toBe('  A cup of tea')
  })

  it('is none where a page reads the browser, and that says why', async () => {
    const lines = describeTrials(await tryRemote(broken))
    expect(lines).toEqual([
      'first HTML of /tea: none, /tea cannot be rendered: ReferenceError: document is not defined',
    ])
  })

  it('is not tried without the API that the page asks first', async () => {
    const [line] = describeTrials(await tryRemote(cup, ['/teas']))
    expect(line).toBe(
      'first HTML of /tea: not tried, it asks the API first: name the site by --site',
    )
  })
})

it('is left out of what is published when it fails; the release is published all the same', async () => {
  const store = await createSite()
  const build = await writeBuild(await createTempFolder(), { config: { routes } })
  const { release } = await publishRelease(build, store, {
    by: 'asha',
    findUnrenderable: async () => ['/tea'],
  })
  expect(release).toMatchObject({ routes: [{ path: '/tea' }, { path: '/pot' }] })
  expect(JSON.stringify(release)).not.toContain('firstPaint')
})
