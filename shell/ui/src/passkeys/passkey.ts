import {
  passkeyMessages,
  passkeyUseMessages,
} from '@store/contract/rules/accounts/second-factor/passkey-messages'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'

/** Why the browser gave no passkey; `messageOf` of `@store/sdk` reads the sentence for the person. */
class PasskeyError extends Error {
  readonly data: { message: string }

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PasskeyError'
    this.data = { message }
  }
}

/**
 * Why this page cannot use passkeys, as a sentence: it has another address than they belong to, or the browser has none.
 * @param host that the passkeys belong to
 * @returns `undefined` when it can
 * @example const obstacle = passkeyObstacle(state.passkeyHost)
 */
export function passkeyObstacle(host: string): string | undefined {
  const { hostname, port } = window.location
  if (hostname !== host) {
    const address = host === 'localhost' && port !== '' ? `${host}:${port}` : host
    return passkeyUseMessages.otherAddress(address)
  }
  return 'PublicKeyCredential' in window ? undefined : passkeyUseMessages.unsupported
}

/**
 * Asks the browser for a new passkey. The library is downloaded when it is first needed.
 * @param options from the API
 * @throws Error, whose sentence `messageOf` reads, when the person closed the dialog, or the browser could not
 * @example const passkey = await createPasskey(await begin({ currentPassword }).unwrap())
 */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  assertUsable(options.rp.id)
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports }
  } catch (error) {
    throw explain(error, passkeyMessages.notMade)
  }
}

/**
 * Asks the browser to sign with a passkey. The library is downloaded when it is first needed.
 * @param options from the API
 * @throws Error, whose sentence `messageOf` reads, when the person closed the dialog, or the browser could not
 * @example const passkey = await signWithPasskey(await begin({ challenge }).unwrap())
 */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  assertUsable(options.rpId)
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, clientDataJSON, authenticatorData, signature }
  } catch (error) {
    throw explain(error, passkeyUseMessages.notUsed)
  }
}

function assertUsable(host: string | undefined): void {
  const obstacle = passkeyObstacle(host ?? window.location.hostname)
  if (obstacle !== undefined) throw new PasskeyError(obstacle)
}

/** Browsers tell little, so that a page cannot find out which passkeys somebody has. */
function explain(error: unknown, closed: string): PasskeyError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return new PasskeyError(passkeyMessages.taken, error)
  const isClosed = name === 'NotAllowedError' || name === 'AbortError'
  return new PasskeyError(isClosed ? closed : passkeyUseMessages.unsupported, error)
}
