import { passkeyUseMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import type {
  PasskeyAssertion,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'

type PasskeyLibrary = typeof import('@simplewebauthn/browser')

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

/** How the browser is asked for a passkey, and what the person reads when it gives none. */
export interface PasskeyQuestion<Answer> {
  /** That the passkeys belong to; the host of the page if undefined. */
  host: string | undefined
  ask: (library: PasskeyLibrary) => Promise<Answer>
  /** The person closed the dialog of the browser, or it timed out. */
  closed: string
  /** The device has such a passkey already. */
  taken?: string
}

/**
 * Asks the browser for a passkey. The library is downloaded when it is first needed.
 * @throws Error, whose sentence `messageOf` reads, when the person closed the dialog, or the browser could not
 * @example await askForPasskey({ host, closed, ask: ({ startAuthentication }) => startAuthentication({ optionsJSON }) })
 */
export async function askForPasskey<Answer>(question: PasskeyQuestion<Answer>): Promise<Answer> {
  const obstacle = passkeyObstacle(question.host ?? window.location.hostname)
  if (obstacle !== undefined) throw new PasskeyError(obstacle)
  const library = await import('@simplewebauthn/browser')
  try {
    return await question.ask(library)
  } catch (error) {
    throw new PasskeyError(sentenceFor(error, question), error)
  }
}

/**
 * Asks the browser to sign with a passkey.
 * @param options from the API
 * @throws as {@link askForPasskey}
 * @example const passkey = await signWithPasskey(await begin({ challenge }).unwrap())
 */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { id, response } = await askForPasskey({
    host: options.rpId,
    ask: ({ startAuthentication }) => startAuthentication({ optionsJSON: options }),
    closed: passkeyUseMessages.notUsed,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Browsers tell little, so that a page cannot find out which passkeys somebody has. */
function sentenceFor(
  error: unknown,
  { closed, taken }: Pick<PasskeyQuestion<unknown>, 'closed' | 'taken'>,
): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError' && taken !== undefined) return taken
  return name === 'NotAllowedError' || name === 'AbortError'
    ? closed
    : passkeyUseMessages.unsupported
}
