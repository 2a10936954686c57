import { describe, expect, it } from '@jest/globals'
import { isInCohort } from '@store/contract/rules/site/cohort'
import { aComposition, aRelease } from '../testing/compositions.ts'
import { chooseReleases } from './choose-releases.ts'
import { readVisitorId } from './visitor-id.ts'

const canary = aRelease({ version: '1.1.0-cccccccc', routes: [{ path: '/shop/new' }] })
const fallback = {
  version: '0.9.0-eeeeeeee',
  base: '/mf/mf-shop/0.9.0-eeeeeeee/',
  integrity: 'sha384-x',
}
const site = aComposition({
  remotes: [{ ...aRelease(), canary: { percent: 30, salt: 'a1', release: canary }, fallback }],
})
const visitors = Array.from({ length: 200 }, (_, number) => `visitor-${number}`)

describe('the releases of a document', () => {
  it('are the canaries for the cohort, and stable for all others', () => {
    for (const visitor of visitors) {
      const [chosen] = chooseReleases(site, visitor)
      const expected = isInCohort('a1', visitor, 30) ? canary.version : aRelease().version
      expect(chosen?.release.version).toBe(expected)
    }
    const cohorts = visitors.map((visitor) => chooseReleases(site, visitor)[0]?.cohort)
    expect(new Set(cohorts)).toEqual(new Set(['stable', 'canary']))
  })

  it('are counted for the canary on both sides, and not without a canary', () => {
    const sides = visitors.map((visitor) => chooseReleases(site, visitor)[0]?.canary)
    expect(new Set(sides.map((side) => JSON.stringify(side)))).toEqual(
      new Set([JSON.stringify({ salt: 'a1', percent: 30 })]),
    )
    const [alone] = chooseReleases(aComposition({ remotes: [aRelease()] }), 'visitor-1')
    expect(alone?.canary).toBeUndefined()
  })

  it('use the name of the remote for a canary from before the salt', () => {
    const older = aComposition({
      remotes: [{ ...aRelease(), canary: { percent: 30, release: canary } }],
    })
    for (const visitor of visitors) {
      const isChosen = chooseReleases(older, visitor)[0]?.cohort === 'canary'
      expect(isChosen).toBe(isInCohort('mf-shop', visitor, 30))
    }
  })

  it('fall back from stable to the reference, from a canary to stable', () => {
    const everyone = visitors.map((visitor) => chooseReleases(site, visitor)[0])
    expect(everyone.find((chosen) => chosen?.cohort === 'stable')?.fallback).toEqual(fallback)
    expect(everyone.find((chosen) => chosen?.cohort === 'canary')?.fallback).toMatchObject(
      aRelease(),
    )
  })
})

describe('the visitor', () => {
  it('is generated once and stored', () => {
    localStorage.clear()
    const visitor = readVisitorId(localStorage)
    expect(visitor).toMatch(/^[0-9a-z]{6,}$/)
    expect(readVisitorId(localStorage)).toBe(visitor)
    localStorage.clear()
    expect(readVisitorId(localStorage)).not.toBe(visitor)
  })
})
