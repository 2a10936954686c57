import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'

/** An authenticator with one key pair, and the browser that asks it (WebAuthn, ES256, attestation `none`). */
export interface SoftwareAuthenticator {
  /** How often it has signed; a copy of it would count from the same number. Stays 0 if `isCounting` is false. */
  counter: number
  isCounting: boolean
  /** The page that asks. */
  origin: string
  create(options: PasskeyCreationOptions): PasskeyAttestation
  sign(options: PasskeyRequestOptions): PasskeyAssertion
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

// CBOR (RFC 8949), as much as an attestation needs: lengths below 256.
const cborHead = (major: number, length: number) => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return Buffer.from([(major << 5) | 24, length])
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

/** COSE (RFC 9053): an EC2 key of P-256 for ES256. */
function coseKeyOf(x: string, y: string): Buffer {
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

/** Creates an authenticator whose browser shows a page of the origin. */
export function createAuthenticator(origin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })

  const dataOf = (host: string, flags: number, counter: number) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(host), tail])
  }
  const clientDataOf = (type: string, challenge: string) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: authenticator.origin, crossOrigin: false }),
    )

  const authenticator: SoftwareAuthenticator = {
    counter: 0,
    isCounting: true,
    origin,
    create({ rp, challenge }) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        dataOf(rp.id ?? '', userPresent | userVerified | hasCredential, authenticator.counter),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKeyOf(x, y),
      ])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ])
      return {
        id,
        clientDataJSON: clientDataOf('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'of-the-future'],
      }
    },
    sign({ rpId, challenge }) {
      if (authenticator.isCounting) authenticator.counter += 1
      const clientData = clientDataOf('webauthn.get', challenge)
      const flags = userPresent | userVerified
      const authData = dataOf(rpId ?? '', flags, authenticator.counter)
      const signed = Buffer.concat([authData, sha256(clientData)])
      return {
        id,
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
    },
  }
  return authenticator
}
