import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'
import type { PasskeyCredential } from './passkey.ts'
import type { RelyingParty } from './relying-party.ts'

/** Time for the dialog of the browser, in milliseconds. */
export const ceremonyMs = 5 * 60_000

/** The passkeys of an account that a browser is told. */
type KnownPasskeys = readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[]

/** The ceremonies of WebAuthn for one relying party; nothing is stored here. Challenges are base64url. */
export interface WebAuthn {
  /** What a browser needs to make a passkey. @param known are not made again on the same authenticator */
  creationOptions(
    owner: { publicId: string; email: string; name: string },
    challenge: string,
    known: KnownPasskeys,
  ): Promise<PasskeyCreationOptions>
  /** @returns the new credential; `undefined` when it was not made for this challenge and this store */
  readAttestation(
    attestation: PasskeyAttestation,
    challenge: string,
  ): Promise<PasskeyCredential | undefined>
  /** What a browser needs to sign with one of the known passkeys. */
  requestOptions(challenge: string, known: KnownPasskeys): Promise<PasskeyRequestOptions>
  /** @returns the new counter; `undefined` for a signature of another key, challenge or site, or an old counter */
  readAssertion(
    assertion: PasskeyAssertion,
    challenge: string,
    credential: PasskeyCredential,
  ): Promise<number | undefined>
}

/**
 * A device without PIN or fingerprint is accepted, as a second factor beside the password; those that have one ask for it.
 */
const userVerification = 'preferred'
const requireUserVerification = false
/** EdDSA, ES256 and RS256: those that every instance can check, whatever its release of Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

const bytesOf = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'))
const descriptorsOf = (known: KnownPasskeys) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }))

/** The library throws for whatever is wrong with a response. */
async function unlessRefused<T>(verification: Promise<T>): Promise<T | undefined> {
  return verification.catch(() => undefined)
}

/** The origin that a browser put into its response; the signature covers it. */
function originOf(clientDataJSON: string): string {
  try {
    return String(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).origin)
  } catch {
    return ''
  }
}

export function createWebAuthn({ readName, host, isOwnOrigin }: RelyingParty): WebAuthn {
  /** The library compares with a list; in development any port of this machine is the store's. */
  const expected = (clientDataJSON: string, challenge: string) => {
    const origin = originOf(clientDataJSON)
    return {
      expectedOrigin: isOwnOrigin(origin) ? [origin] : [],
      expectedRPID: host,
      expectedChallenge: challenge,
      requireUserVerification,
    }
  }
  return {
    creationOptions: async ({ publicId, email, name: displayName }, challenge, known) =>
      generateRegistrationOptions({
        rpName: await readName(),
        rpID: host,
        userID: Uint8Array.from(Buffer.from(publicId)),
        userName: email,
        userDisplayName: displayName,
        challenge: bytesOf(challenge),
        timeout: ceremonyMs,
        excludeCredentials: descriptorsOf(known),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'preferred', userVerification },
      }),

    async readAttestation({ id, transports, ...response }, challenge) {
      const { clientDataJSON } = response
      const verified = await unlessRefused(
        verifyRegistrationResponse({
          response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
          supportedAlgorithmIDs,
          ...expected(clientDataJSON, challenge),
        }),
      )
      if (!verified?.verified) return undefined
      const { credential } = verified.registrationInfo
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
      }
    },

    requestOptions: (challenge, known) =>
      generateAuthenticationOptions({
        rpID: host,
        challenge: bytesOf(challenge),
        timeout: ceremonyMs,
        allowCredentials: descriptorsOf(known),
        userVerification,
      }),

    async readAssertion({ id, ...response }, challenge, credential) {
      const { clientDataJSON } = response
      const verified = await unlessRefused(
        verifyAuthenticationResponse({
          response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
          credential: {
            id: credential.credentialId,
            publicKey: bytesOf(credential.publicKey),
            counter: credential.counter,
          },
          ...expected(clientDataJSON, challenge),
        }),
      )
      return verified?.verified ? verified.authenticationInfo.newCounter : undefined
    },
  }
}
