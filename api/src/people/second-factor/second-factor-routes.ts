import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  EnrolmentConfirmationSchema,
  EnrolmentFormSchema,
  EnrolmentSchema,
  ProofFormSchema,
  ProofSchema,
  RecoveryCodesSchema,
  SecondFactorStateSchema,
} from '@store/contract/schemas/accounts/second-factor'
import { UserChangedSchema } from '@store/contract/schemas/accounts/users'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import { presentManagedUser } from '../users/user-presenter.ts'
import { ownFactorConfig, ownFactorUrl } from './own/own-factor-route.ts'
import type { OwnPasskeys } from './own/own-passkeys.ts'
import type { OwnSecondFactor } from './own/own-second-factor.ts'
import { registerPasskeys } from './passkeys/passkey-routes.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import type { RemoveSecondFactor } from './remove-second-factor.ts'
import { presentEnrolment, presentSecondFactor } from './second-factor-presenter.ts'

/** Services and settings of {@link registerSecondFactor}. */
export interface SecondFactorRoutes {
  own: OwnSecondFactor
  passkeys: OwnPasskeys
  remove: RemoveSecondFactor
  isRequired: boolean
  relyingParty: RelyingParty
}

const url = ownFactorUrl

/** The second factor of the caller, and its removal by the superadmin (ADR 0096). */
export function registerSecondFactor(app: TypedApp, routes: SecondFactorRoutes): void {
  registerEnrolment(app, routes)
  registerOwn(app, routes)
  registerPasskeys(app, routes.passkeys)
  app.delete(
    '/admin/users/:id/second-factor',
    {
      config: { access: ['superadmin'], operation: 'removeSecondFactorOfUser', rights: 'all' },
      schema: {
        params: IdParamsSchema,
        response: { 200: UserChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const user = await routes.remove(actorOf(request), request.params.id)
      return { message: secondFactorMessages.removed, user: presentManagedUser(user) }
    },
  )
}

function registerEnrolment(app: TypedApp, { own, relyingParty }: SecondFactorRoutes): void {
  app.post(
    `${url}/app`,
    {
      config: ownFactorConfig('beginAuthenticatorApp'),
      schema: {
        body: EnrolmentFormSchema,
        response: { 200: EnrolmentSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(EnrolmentFormSchema),
    },
    async (request) => {
      const actor = actorOf(request)
      const { currentPassword } = request.body
      const network = clientNetwork(request.ip)
      const enrolment = await own.begin(actor, { currentPassword, network })
      return presentEnrolment(enrolment, {
        issuer: await relyingParty.readName(),
        email: actor.email,
      })
    },
  )
  app.put(
    `${url}/app`,
    {
      config: ownFactorConfig('confirmAuthenticatorApp'),
      schema: {
        body: EnrolmentConfirmationSchema,
        response: { 200: RecoveryCodesSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(EnrolmentConfirmationSchema),
    },
    async (request) => ({
      message: secondFactorMessages.setUp,
      recoveryCodes: await own.confirm(actorOf(request), request.body),
    }),
  )
  app.delete(
    `${url}/app`,
    {
      config: ownFactorConfig('removeAuthenticatorApp'),
      schema: { response: { 200: MessageBodySchema, '4xx': ErrorBodySchema } },
    },
    async (request) => {
      await own.removeApp(actorOf(request))
      return { message: secondFactorMessages.appRemoved }
    },
  )
}

function registerOwn(app: TypedApp, { own, isRequired, relyingParty }: SecondFactorRoutes): void {
  const { host } = relyingParty
  app.get(
    url,
    {
      config: ownFactorConfig('readSecondFactor'),
      schema: { response: { 200: SecondFactorStateSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => presentSecondFactor(await own.read(actorOf(request)), { isRequired, host }),
  )
  app.post(
    `${url}/recovery-codes`,
    {
      config: ownFactorConfig('renewRecoveryCodes'),
      schema: { response: { 200: RecoveryCodesSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => ({
      message: secondFactorMessages.renewed,
      recoveryCodes: await own.renewRecoveryCodes(actorOf(request)),
    }),
  )
  app.delete(
    url,
    {
      config: ownFactorConfig('removeSecondFactor'),
      schema: { response: { 200: MessageBodySchema, '4xx': ErrorBodySchema } },
    },
    async (request) => {
      await own.remove(actorOf(request))
      return { message: secondFactorMessages.removed }
    },
  )
  app.post(
    `${url}/proof`,
    {
      config: ownFactorConfig('proveSecondFactor'),
      schema: { body: ProofFormSchema, response: { 200: ProofSchema, '4xx': ErrorBodySchema } },
      preValidation: normaliseBlankFields(ProofFormSchema),
    },
    async (request) => {
      const network = clientNetwork(request.ip)
      const until = await own.prove(actorOf(request), request.body.code, network)
      return { message: secondFactorMessages.proved, freshUntil: until.toISOString() }
    },
  )
}
