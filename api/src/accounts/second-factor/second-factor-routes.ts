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
import { actorOf } from '../../http/access.ts'
import { orderAdmins } from '../../http/actor.ts'
import { normaliseBlankFields } from '../../http/body/blank-fields.ts'
import type { TypedApp } from '../../http/typed-app.ts'
import { presentManagedUser } from '../users/user-presenter.ts'
import type { OwnSecondFactor } from './own/own-second-factor.ts'
import type { RemoveSecondFactor } from './remove-second-factor.ts'
import { presentEnrolment, presentSecondFactor } from './second-factor-presenter.ts'

/** Services and settings of {@link registerSecondFactor}. */
export interface SecondFactorRoutes {
  own: OwnSecondFactor
  remove: RemoveSecondFactor
  isRequired: boolean
  /** The name of the store in authenticator apps. */
  readIssuer(): Promise<string>
}

const url = '/auth/me/second-factor'
const configOf = (operation: string) => ({
  access: orderAdmins,
  operation,
  withoutSecondFactor: true,
})

/** The second factor of the caller, and its removal by the superadmin (ADR 0096). */
export function registerSecondFactor(app: TypedApp, routes: SecondFactorRoutes): void {
  registerEnrolment(app, routes)
  registerOwn(app, routes)
  app.delete(
    '/admin/users/:id/second-factor',
    {
      config: { access: ['superadmin'], operation: 'removeSecondFactorOfUser' },
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

function registerEnrolment(app: TypedApp, { own, readIssuer }: SecondFactorRoutes): void {
  app.post(
    `${url}/app`,
    {
      config: configOf('beginAuthenticatorApp'),
      schema: {
        body: EnrolmentFormSchema,
        response: { 200: EnrolmentSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(EnrolmentFormSchema),
    },
    async (request) => {
      const actor = actorOf(request)
      const { currentPassword } = request.body
      const enrolment = await own.begin(actor, currentPassword, clientNetwork(request.ip))
      return presentEnrolment(enrolment, { issuer: await readIssuer(), email: actor.email })
    },
  )
  app.put(
    `${url}/app`,
    {
      config: configOf('confirmAuthenticatorApp'),
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
}

function registerOwn(app: TypedApp, { own, isRequired }: SecondFactorRoutes): void {
  app.get(
    url,
    {
      config: configOf('readSecondFactor'),
      schema: { response: { 200: SecondFactorStateSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => presentSecondFactor(await own.read(actorOf(request)), isRequired),
  )
  app.post(
    `${url}/recovery-codes`,
    {
      config: configOf('renewRecoveryCodes'),
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
      config: configOf('removeSecondFactor'),
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
      config: configOf('proveSecondFactor'),
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
