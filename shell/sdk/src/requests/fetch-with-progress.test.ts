import { describe, expect, it, jest } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/dom'
import { fetchWithProgress } from './fetch-with-progress.ts'

const api = fakeApi()
const address = 'http://store.test/api/shipment/create'
const post = (send: typeof fetch, init: RequestInit = {}) =>
  send(address, { method: 'POST', body: 'x'.repeat(5000), ...init })

describe('fetch with progress', () => {
  it('sends, reports progress and returns the response', async () => {
    api.answers('POST /shipment/create', { shippingInfo: null })
    const sent: number[] = []
    const answer = await post(
      fetchWithProgress((part) => sent.push(part)),
      { headers: { 'x-mark': 'yes' } },
    )
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ shippingInfo: null })
    expect(api.calls('POST /shipment/create')[0]?.headers.get('x-mark')).toBe('yes')
    expect(sent.at(-1)).toBe(1)
  })

  it('passes on the text received so far', async () => {
    api.answers('POST /shipment/create', { shippingInfo: null })
    const texts: string[] = []
    const send = fetchWithProgress(
      () => undefined,
      (text) => texts.push(text),
    )
    expect(await (await post(send)).json()).toEqual({ shippingInfo: null })
    expect(texts.at(-1)).toBe('{"shippingInfo":null}')
  })

  it('hands a form to the browser as it is, without a content type', async () => {
    const sent: unknown[] = []
    const headers: string[] = []
    const call = {
      upload: {},
      open: () => undefined,
      setRequestHeader: (name: string) => headers.push(name),
      send: (body: unknown) => sent.push(body),
    }
    // `new` gives the object that its function returns.
    jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation((() => call as never) as never)
    const form = new FormData()
    form.set('proof', new File(['paid'], 'proof.png', { type: 'image/png' }))
    const request = new Request(address, { method: 'POST', headers: { 'x-mark': 'yes' } })
    void fetchWithProgress()(request, { body: form })
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toBe(form)
    expect(headers).toEqual(['x-mark'])
  })

  it('sends a form with its file, reports progress and returns the response', async () => {
    api.answers('POST /shipment/create', { shippingInfo: null })
    const form = new FormData()
    form.set('proof', new File(['paid'], 'proof.png', { type: 'image/png' }))
    const sent: number[] = []
    const send = fetchWithProgress((part) => sent.push(part))
    const answer = await send(new Request(address, { method: 'POST' }), { body: form })
    expect(answer.status).toBe(200)
    expect(sent.at(-1)).toBe(1)
    const body = api.calls('POST /shipment/create')[0]?.body as FormData
    expect(body.get('proof')).toMatchObject({ name: 'proof.png', type: 'image/png', size: 4 })
  })

  it('returns a response without content', async () => {
    api.answers('POST /shipment/create', undefined as never)
    expect((await post(fetchWithProgress())).status).toBe(204)
  })

  it('returns an error response', async () => {
    api.refuses('POST /shipment/create', 409, 'Out of stock')
    const answer = await post(fetchWithProgress(() => undefined))
    expect([answer.status, await answer.json()]).toEqual([409, { message: 'Out of stock' }])
  })

  it('fails like fetch without a network', async () => {
    api.breaks('POST /shipment/create')
    await expect(post(fetchWithProgress(() => undefined))).rejects.toThrow(TypeError)
  })

  it('aborts before and while it sends', async () => {
    const letGo = api.holds('POST /shipment/create')
    api.answers('POST /shipment/create', { shippingInfo: null })
    const send = fetchWithProgress(() => undefined)
    await expect(post(send, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
    const stop = new AbortController()
    const sending = post(send, { signal: stop.signal })
    await waitFor(() => expect(api.calls('POST /shipment/create')).toHaveLength(1))
    stop.abort()
    await expect(sending).rejects.toThrow('aborted')
    letGo()
  })
})
