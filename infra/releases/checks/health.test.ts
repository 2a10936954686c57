import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { remoteRelease } from '../testing/releases.ts'
import { checkHealth } from './health.ts'

async function checkScript(script?: string, maxRunMs?: number) {
  const { release, files } = remoteRelease({}, script)
  return checkHealth(release, async (file) => files.get(file), maxRunMs)
}

const answering = (health: string) =>
  `var container = { init: () => undefined, get: async () => () => ({ health: ${health} }) }`

describe('checking the health of a release', () => {
  it('accepts a release whose health names it', async () => {
    expect(await checkScript()).toEqual([])
  })

  it('accepts a release built in watch mode', async () => {
    const version = '1.0.0-dev.aaaaaaaa'
    const script = answering('{ name: "mf-tea", version: "1.0.0-dev" }')
    const { release, files } = remoteRelease({ version, buildId: 'aaaaaaaabbbb' }, script)
    expect(await checkHealth(release, async (file) => files.get(file))).toEqual([])
  })

  it.each([
    ['throws', 'throw new Error("sour")', 'Error: sour'],
    ['returns another name', answering('{ name: "mf-tea", version: "0.0.1" }'), '0.0.1'],
    ['has no ./health', answering('undefined'), 'no health'],
    ['uses all memory', 'for (var all = [];;) all.push(new ArrayBuffer(1e6))', 'out of memory'],
    ['is not a script', 'conta', 'conta is not defined'],
  ])('reports the result of a release that %s', async (_, script, answer) => {
    const [problem] = await checkScript(script)
    expect(problem).toMatch(/^\.\/health of mf-tea@1\.0\.0-aaaaaaaa returned /)
    expect(problem).toContain(answer)
  })

  it('stops a release that does not terminate', async () => {
    const [problem] = await checkScript('for (;;);', 100)
    expect(problem).toContain('returned "it was stopped after 0.1 seconds"')
  })

  it("gives a release no access to this machine through any of its page's objects", async () => {
    // Which of them could escape depends on how the page is created: none may.
    const escapeRoutes = 'globalThis, setTimeout, document.createElement, document.head.appendChild'
    const machines = `[${escapeRoutes}].map((object) =>
      object.constructor.constructor('return [typeof process, typeof require, typeof fetch]')())`
    const nothing = ['undefined', 'undefined', 'undefined']
    expect(await checkScript(answering(machines))).toEqual([
      `./health of mf-tea@1.0.0-aaaaaaaa returned ${JSON.stringify(Array(4).fill(nothing))}`,
    ])
  })

  it('lets a release reach neither servers nor the calling process', async () => {
    const calls: string[] = []
    const server = createServer(() => calls.push('called')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const script = `
      var machine = setTimeout.constructor('return process')()
      var net = machine.getBuiltinModule('net')
      var container = { init: () => undefined, get: () => new Promise((resolve) => {
        var answer = () => resolve(() => ({ health: machine.kill(machine.ppid, 0) }))
        net.connect(${port}, '127.0.0.1', answer)
      }) }`
    const [problem] = await checkScript(script)
    server.close()
    expect(calls).toEqual([])
    expect(problem).toContain('process is not defined')
  })
})
