import { passkeyMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  NewPasskeySchema,
  PasskeyCreationOptionsSchema,
  PasskeyNameSchema,
  PasskeyProofFormSchema,
  PasskeyRequestOptionsSchema,
} from '@store/contract/schemas/accounts/passkeys'
import {
  EnrolmentFormSchema,
  ProofSchema,
  RecoveryCodesSchema,
} from '@store/contract/schemas/accounts/second-factor'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, type TypedApp } from '../../../base/base.ts'
import { ownFactorConfig, ownFactorUrl } from '../own/own-factor-route.ts'
import type { OwnPasskeys } from '../own/own-passkeys.ts'

const url = `${ownFactorUrl}/passkeys`

/** The passkeys of the caller (ADR 0097). */
export function registerPasskeys(app: TypedApp, passkeys: OwnPasskeys): void {
  registerAdding(app, passkeys)
  registerChanges(app, passkeys)
  registerProof(app, passkeys)
}

function registerAdding(app: TypedApp, passkeys: OwnPasskeys): void {
  app.post(
    `${url}/options`,
    {
      config: ownFactorConfig('beginPasskey'),
      schema: {
        body: EnrolmentFormSchema,
        response: { 200: PasskeyCreationOptionsSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(EnrolmentFormSchema),
    },
    async (request) => {
      const { currentPassword } = request.body
      const network = clientNetwork(request.ip)
      return passkeys.begin(actorOf(request), { currentPassword, network })
    },
  )
  app.post(
    url,
    {
      config: ownFactorConfig('addPasskey'),
      schema: {
        body: NewPasskeySchema,
        response: { 200: RecoveryCodesSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(NewPasskeySchema),
    },
    async (request) => ({
      message: passkeyMessages.added,
      recoveryCodes: await passkeys.add(actorOf(request), request.body),
    }),
  )
}

function registerChanges(app: TypedApp, passkeys: OwnPasskeys): void {
  app.put(
    `${url}/:id`,
    {
      config: ownFactorConfig('renamePasskey'),
      schema: {
        params: IdParamsSchema,
        body: PasskeyNameSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(PasskeyNameSchema),
    },
    async (request) => {
      await passkeys.rename(actorOf(request), request.params.id, request.body.name)
      return { message: passkeyMessages.renamed }
    },
  )
  app.delete(
    `${url}/:id`,
    {
      config: ownFactorConfig('removePasskey'),
      schema: {
        params: IdParamsSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      await passkeys.remove(actorOf(request), request.params.id)
      return { message: passkeyMessages.removed }
    },
  )
}

function registerProof(app: TypedApp, passkeys: OwnPasskeys): void {
  app.post(
    `${ownFactorUrl}/proof/passkey-options`,
    {
      config: ownFactorConfig('beginPasskeyProof'),
      schema: { response: { 200: PasskeyRequestOptionsSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => passkeys.beginProof(actorOf(request)),
  )
  app.post(
    `${ownFactorUrl}/proof/passkey`,
    {
      config: ownFactorConfig('proveByPasskey'),
      schema: {
        body: PasskeyProofFormSchema,
        response: { 200: ProofSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const until = await passkeys.prove(actorOf(request), request.body.passkey)
      return { message: secondFactorMessages.proved, freshUntil: until.toISOString() }
    },
  )
}
