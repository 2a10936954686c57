import { describe, expect, it } from '@jest/globals'
import { codeHops, type ScriptRequest } from './code-hops.ts'

const page = 'http://store/shop'

function script(name: string, ...askedBy: string[]): ScriptRequest {
  return { url: name, askedBy }
}

describe('hops of code after the document', () => {
  it('are one when the document asks for everything', () => {
    expect(codeHops([script('main', page), script('entry', page), script('chunk', page)])).toBe(1)
  })

  it('are as many as scripts that ask for the next one', () => {
    const chain = [script('main', page), script('entry', 'main'), script('chunk', 'entry', 'main')]
    expect(codeHops(chain)).toBe(3)
  })

  it('count a script by who asked for it first', () => {
    expect(codeHops([script('main', page), script('chunk', page), script('chunk', 'main')])).toBe(1)
  })

  it('are none without a script', () => {
    expect(codeHops([])).toBe(0)
  })
})
