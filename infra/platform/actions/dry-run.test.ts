import { describe, expect, it } from '@jest/globals'
import { setCanary } from '../../releases/compose/canary.ts'
import { promote } from '../../releases/compose/promote.ts'
import { lockSite } from '../../releases/compose/site-lock.ts'
import { readHistory } from '../../releases/site/site-history.ts'
import { createPlatformSite } from '../testing/platform-site.ts'
import { performDryRun } from './dry-run.ts'
import { parseAction } from './site-action.ts'

const actor = { by: 'asha' }
const tea = { remote: 'mf-tea' }

/** Creates a site whose tea has a fallback and a canary. */
async function teaOnTheWay() {
  const store = await createPlatformSite()
  await promote(store, { ...tea, version: '1.1.0', actor })
  await setCanary(store, { ...tea, version: '1.2.0', percent: 10, actor })
  return store
}

describe('a dry run', () => {
  it('changes nothing', async () => {
    const store = await teaOnTheWay()
    const look = () => Promise.all([store.list(''), store.read('index.html')])
    const before = await look()
    await performDryRun(store, { action: 'promote', ...tea, version: '1.2.0' })
    expect(await look()).toEqual(before)
    expect(await readHistory(store)).toHaveLength(3)
  })

  it.each([
    [
      { action: 'promote', ...tea, version: '1.2.0' },
      [
        'mf-tea: everybody gets 1.2.0 instead of 1.1.0',
        'mf-tea: the canary 1.2.0 for 10 % of all browsers ends',
        'mf-tea: falls back to 1.1.0 instead of 1.0.0',
      ],
    ],
    [
      { action: 'canary', ...tea, version: '1.2.0', percent: 25 },
      [
        'mf-tea: 1.2.0 for 25 % of all browsers is the canary instead of 1.2.0 for 10 % of all browsers',
      ],
    ],
    [
      { action: 'canary', ...tea, version: '1.2.0', percent: 0 },
      ['mf-tea: the canary 1.2.0 for 10 % of all browsers ends'],
    ],
    [
      { action: 'rollback', to: 1 },
      [
        'mf-tea: everybody gets 1.0.0 instead of 1.1.0',
        'mf-tea: the canary 1.2.0 for 10 % of all browsers ends',
        'mf-tea: falls back to nothing instead of 1.0.0',
      ],
    ],
    [
      { action: 'lock' },
      ['nothing can be promoted and no canary can begin or grow; rolling back stays possible'],
    ],
    [{ action: 'unlock' }, []],
  ] as const)('of %j says what it would do', async (action, effects) => {
    const store = await teaOnTheWay()
    expect(await performDryRun(store, action)).toEqual({ revision: 3, effects, notes: [] })
  })

  it.each([
    ['2.0.0', /mf-tea@2\.0\.0 claims \/coffee, mf-coffee@1\.0\.0 claims \/coffee/],
    ['9.9.9', /mf-tea@9\.9\.9 is not published/],
  ])('of a promote of %s reports why it would be rejected', async (version, rejection) => {
    const dryRun = await performDryRun(await createPlatformSite(), {
      action: 'promote',
      ...tea,
      version,
    })
    expect(dryRun).toMatchObject({
      revision: 1,
      effects: [],
      rejection: expect.stringMatching(rejection),
    })
  })

  it('of a change of a locked site reports who locked it', async () => {
    const store = await createPlatformSite()
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    const { rejection } = await performDryRun(store, {
      action: 'promote',
      ...tea,
      version: '1.1.0',
    })
    expect(rejection).toMatch(/locked by ravi since .*: Diwali sale/)
  })
})

describe('the fields of a form', () => {
  it.each([
    [
      { action: 'promote', remote: 'mf-tea', version: '1.0.0', percent: '10', revision: '3' },
      { action: 'promote', remote: 'mf-tea', version: '1.0.0' },
    ],
    [
      { action: 'canary', remote: 'mf-tea', version: '1.0.0', percent: '10' },
      { action: 'canary', remote: 'mf-tea', version: '1.0.0', percent: 10 },
    ],
    [
      { action: 'rollback', remote: '', to: '7' },
      { action: 'rollback', to: 7 },
    ],
    [{ action: 'canary', remote: 'mf-tea', version: '1.0.0', percent: 'all' }, undefined],
    [{ action: 'promote', remote: '../x', version: '1.0.0' }, undefined],
    [{ action: 'promote', remote: 'mf-tea' }, undefined],
    [{ action: 'prune' }, undefined],
    [{}, undefined],
  ])('%j are parsed as %j', (fields, action) => {
    expect(parseAction(fields)).toEqual(action)
  })
})
