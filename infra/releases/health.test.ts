import { describe, expect, it } from '@jest/globals'
import { illnessOf } from './health.ts'
import { remoteRelease } from './testing/releases.ts'

async function illnessOfScript(script?: string) {
  const { release, files } = remoteRelease({}, script)
  return illnessOf(release, async (file) => files.get(file))
}

const answering = (health: string) =>
  `var container = { init: () => undefined, get: async () => () => ({ health: ${health} }) }`

describe('asking a release for its health', () => {
  it('is content with one that says which release it is', async () => {
    expect(await illnessOfScript()).toEqual([])
  })

  it('knows one that was built while its source is watched', async () => {
    const version = '1.0.0-dev.aaaaaaaa'
    const script = answering('{ name: "mf-tea", version: "1.0.0-dev" }')
    const { release, files } = remoteRelease({ version, buildId: 'aaaaaaaabbbb' }, script)
    expect(await illnessOf(release, async (file) => files.get(file))).toEqual([])
  })

  it.each([
    ['throws', 'throw new Error("sour")', 'Error: sour'],
    ['says that it is another one', answering('{ name: "mf-tea", version: "0.0.1" }'), '0.0.1'],
    ['has no ./health', answering('undefined'), 'no health'],
    ['never ends', 'for (;;);', 'timed out after'],
    ['is no script', 'conta', 'conta is not defined'],
  ])('says what one answers that %s', async (_, script, answer) => {
    const [illness] = await illnessOfScript(script)
    expect(illness).toMatch(/^\.\/health of mf-tea@1\.0\.0-aaaaaaaa answers /)
    expect(illness).toContain(answer)
  })

  // The way out of the context is well known; what lies outside has to be as empty.
  it('keeps settings and files from a release that breaks out of its page', async () => {
    const outside = 'URL.constructor("return process")()'
    expect(await illnessOfScript(answering(`Object.keys(${outside}.env)`))).toEqual([
      './health of mf-tea@1.0.0-aaaaaaaa answers []',
    ])
    const [illness] = await illnessOfScript(
      `${outside}.getBuiltinModule("fs").readFileSync("/etc/passwd")`,
    )
    expect(illness).toContain('Access to this API has been restricted')
  })
})
