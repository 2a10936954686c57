import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import { NetworkError } from '../remotes/loader/remote-errors.ts'
import { aComposition } from '../testing/compositions.ts'
import { createCanaryMemory } from './canary-memory.ts'
import { createReporter } from './reporter.ts'

const canary = { salt: 'a1', percent: 10 }
const shop = { name: 'mf-shop', version: '1.4.0', cohort: 'canary', canary } as const
const inShop = 'http://store.test/mf/mf-shop/1.4.0/remote.js:1:204'

function setUp() {
  const sent: Telemetry[][] = []
  const reporter = createReporter({
    composition: aComposition({ revision: 12 }),
    opening: shop,
    memory: createCanaryMemory(() => localStorage),
    send: (reports) => sent.push([...reports]),
  })
  return { reporter, sent, all: () => sent.flat() }
}

function errorAt(address: string, message = 'x is undefined'): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at render (http://store.test/mf/shell/1.0.0/main.js:1:9)\n    at ${address}`
  return error
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const summaryOf = ({ remote, version, cohort, kind, name, canary }: Telemetry) =>
  [remote, version, cohort, kind, name, canary && 'counted'].filter(Boolean).join(' ')

describe('reports of a document', () => {
  it('are sent in batches after a delay and on flush', () => {
    const { reporter, sent } = setUp()
    reporter.opened(shop)
    jest.advanceTimersByTime(9_999)
    expect(sent).toEqual([])
    jest.advanceTimersByTime(1)
    expect(sent).toHaveLength(1)
    reporter.measured('LCP', 1_200)
    reporter.flush()
    reporter.flush()
    expect(sent).toHaveLength(2)
  })

  it('contain the composition and the cohort of each release', () => {
    const { reporter, all } = setUp()
    reporter.opened(shop)
    reporter.opened(shop)
    reporter.measured('CLS', 0.01)
    reporter.flush()
    expect(all().map(summaryOf)).toEqual([
      'shell 1.0.0-bbbbbbbb stable load',
      'mf-shop 1.4.0 canary load counted',
      'mf-shop 1.4.0 canary vital CLS',
    ])
    expect(new Set(all().map(({ composition }) => composition))).toEqual(new Set(['12']))
  })

  it('attribute an error to the remote in its stack, else to the shell', () => {
    const { reporter, all } = setUp()
    reporter.opened(shop)
    reporter.uncaught(errorAt(inShop))
    reporter.uncaught(errorAt('http://store.test/mf/shell/1.0.0/main.js:1:7', 'y'))
    reporter.uncaught('a text somebody threw')
    reporter.flush()
    expect(
      all()
        .filter(({ kind }) => kind === 'error')
        .map(summaryOf),
    ).toEqual([
      'mf-shop 1.4.0 canary error escaped counted',
      'shell 1.0.0-bbbbbbbb stable error escaped',
      'shell 1.0.0-bbbbbbbb stable error escaped',
    ])
  })

  it('attribute a render error to the release of its screen when the stack names none', () => {
    const { reporter, all } = setUp()
    reporter.opened(shop)
    reporter.crashed('mf-shop@1.4.0', new Error('no price'))
    reporter.flush()
    expect(all().map(summaryOf)).toContain('mf-shop 1.4.0 canary error render counted')
  })

  it('contain the reason why a release could not be loaded', () => {
    const { reporter, all } = setUp()
    reporter.opened(shop)
    reporter.failed(shop, new NetworkError('/mf/mf-shop/1.4.0/container.js answered 404'))
    reporter.flush()
    expect(all().at(-1)).toMatchObject({
      remote: 'mf-shop',
      name: 'load-unreachable',
      message: expect.stringContaining('/mf/mf-shop/1.4.0/container.js answered 404'),
    })
  })

  it('contain each error once, and stop after twenty', () => {
    const { reporter, all } = setUp()
    for (let time = 0; time < 3; time += 1) reporter.uncaught(errorAt(inShop))
    reporter.flush()
    expect(all().filter(({ kind }) => kind === 'error')).toHaveLength(1)
    for (let at = 0; at < 100; at += 1)
      reporter.uncaught(errorAt(`${inShop}${at}`, `${at} is none`))
    reporter.flush()
    expect(all().filter(({ kind }) => kind === 'error')).toHaveLength(20)
  })

  it('count the browser once for a canary and its first failure, however many documents it opens', () => {
    const documents = [setUp(), setUp()].map(({ reporter, all }, index) => {
      reporter.opened(shop)
      reporter.uncaught(errorAt(inShop, `${index} is none`))
      reporter.uncaught(errorAt(inShop, 'x is undefined'))
      reporter.flush()
      return all().filter(({ canary }) => canary)
    })
    expect(documents.flat().map(({ kind, canary }) => [kind, canary])).toEqual([
      ['load', canary],
      ['error', canary],
    ])
  })

  it('contain a difference from the first HTML once a document, as no failure of a canary', () => {
    const { reporter, all } = setUp()
    reporter.opened(shop)
    for (const part of ['price', 'stock']) reporter.differed(new Error(`another ${part}`))
    reporter.flush()
    expect(all().slice(2).map(summaryOf)).toEqual(['mf-shop 1.4.0 canary difference'])
  })

  it('contain blank pages of a release, and failed calls of its pages', () => {
    const { reporter, all } = setUp()
    reporter.opened(shop)
    reporter.blank('mf-shop@1.4.0')
    reporter.callFailed('mf-shop', { endpoint: 'getProducts', status: '500' })
    reporter.callFailed(undefined, { endpoint: 'getSession', status: 'PARSING_ERROR' })
    reporter.flush()
    const errors = all().filter(({ kind }) => kind === 'error')
    expect(errors.map(summaryOf)).toEqual([
      'mf-shop 1.4.0 canary error blank counted',
      'mf-shop 1.4.0 canary error call',
      'shell 1.0.0-bbbbbbbb stable error call',
    ])
    expect(errors[1]?.message).toBe('getProducts 500')
  })
})
