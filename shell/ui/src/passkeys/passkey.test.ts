import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { passkeyObstacle, signWithPasskey } from './passkey.ts'

// The page of these tests is http://store.test/.
const ask =
  jest.fn<(options: { publicKey: PublicKeyCredentialRequestOptions }) => Promise<unknown>>()
const bytes = (text: string) => Uint8Array.from(Buffer.from(text)).buffer
const options = { challenge: 'Y2g', rpId: 'store.test', allowCredentials: [] }

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: Object })
  Object.assign(navigator, { credentials: { get: ask, create: ask } })
})
afterEach(() => {
  ask.mockReset()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

const failWith = (name: string) =>
  ask.mockRejectedValue(Object.assign(new Error('what the browser says'), { name }))

it('gives the API what the browser signed', async () => {
  ask.mockResolvedValue({
    id: 'aWQ',
    rawId: bytes('id'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
    },
    getClientExtensionResults: () => ({}),
  })
  expect(await signWithPasskey(options)).toEqual({
    id: 'aWQ',
    clientDataJSON: 'e30',
    authenticatorData: 'ZGF0YQ',
    signature: 'c2lnbmVk',
  })
})

it.each([
  ['NotAllowedError', 'The passkey was not used: the dialog of your browser was closed'],
  ['UnknownError', 'This browser cannot use passkeys here. Use another way.'],
])('says what is to do after a %s', async (name, sentence) => {
  failWith(name)
  await expect(signWithPasskey(options)).rejects.toThrow(sentence)
})

it('names the address of the store on a page of another, and asks the browser nothing', async () => {
  const sentence =
    "Passkeys need the store's own address, which is shop.example. Open the store there, or use another way."
  expect(passkeyObstacle('shop.example')).toBe(sentence)
  await expect(signWithPasskey({ ...options, rpId: 'shop.example' })).rejects.toThrow(sentence)
  expect(ask).not.toHaveBeenCalled()
})

it('knows a browser without passkeys', () => {
  expect(passkeyObstacle('store.test')).toBeUndefined()
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  expect(passkeyObstacle('store.test')).toBe(
    'This browser cannot use passkeys here. Use another way.',
  )
})
