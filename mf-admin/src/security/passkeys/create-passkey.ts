import { passkeyMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import type {
  PasskeyAttestation,
  PasskeyCreationOptions,
} from '@store/contract/schemas/accounts/passkeys'
import { askForPasskey } from '@store/ui'

/**
 * Asks the browser for a new passkey.
 * @param options from the API
 * @throws as `askForPasskey`
 * @example const passkey = await createPasskey(await begin({ currentPassword }).unwrap())
 */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { id, response } = await askForPasskey({
    host: options.rp.id,
    ask: ({ startRegistration }) => startRegistration({ optionsJSON: options }),
    closed: passkeyMessages.notMade,
    taken: passkeyMessages.taken,
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}
