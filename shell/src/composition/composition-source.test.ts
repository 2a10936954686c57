import { describe, expect, it, jest } from '@jest/globals'
import { aComposition } from '../testing/compositions.ts'
import { fetchComposition, readComposition } from './composition-source.ts'

function documentWith(text: string): Document {
  const page = document.implementation.createHTMLDocument()
  const script = page.createElement('script')
  script.type = 'application/json'
  script.id = 'composition'
  script.textContent = text
  page.head.append(script)
  return page
}

describe('the composition of a document', () => {
  it('is the one inlined into it', () => {
    const page = documentWith(JSON.stringify(aComposition({ revision: 7 })))
    expect(readComposition(page).revision).toBe(7)
  })

  it('is an error when the document has none', () => {
    const page = document.implementation.createHTMLDocument()
    expect(() => readComposition(page)).toThrow('the document carries no composition')
  })

  it('is rejected when the placeholder in the template was not filled', () => {
    expect(() => readComposition(documentWith('%COMPOSITION%'))).toThrow(SyntaxError)
  })
})

describe('the current composition', () => {
  it('bypasses the cache', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json(aComposition({ revision: 8 })))
    expect((await fetchComposition()).revision).toBe(8)
    expect(String(fetched.mock.calls[0]?.[0])).toBe('http://store.test/composition.json')
    expect(fetched.mock.calls[0]?.[1]).toEqual({ cache: 'no-cache' })
  })

  it('is an error when the site responds with one, whatever its body', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json(aComposition(), { status: 503 }))
    await expect(fetchComposition()).rejects.toThrow('composition.json answered 503')
  })
})
