import { describe, expect, it } from '@jest/globals'
import { codeHops, type ScriptRequest } from './code-hops.ts'

const page = 'http://store/shop'

function script(name: string, ...requestedBy: string[]): ScriptRequest {
  return { url: name, requestedBy }
}

describe('code hops', () => {
  it('count one if the document requests everything', () => {
    expect(codeHops([script('main', page), script('entry', page), script('chunk', page)])).toBe(1)
  })

  it('count a chain of scripts that each request the next one', () => {
    const chain = [script('main', page), script('entry', 'main'), script('chunk', 'entry', 'main')]
    expect(codeHops(chain)).toBe(3)
  })

  it('count only the first request of a script', () => {
    expect(codeHops([script('main', page), script('chunk', page), script('chunk', 'main')])).toBe(1)
  })

  it('count zero without a script', () => {
    expect(codeHops([])).toBe(0)
  })
})
