import { type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  LanguageChoiceSchema,
  LoginSchema,
  type Me,
  MeSchema,
  RegistrationSchema,
  SignedInSchema,
} from '@store/contract/schemas/accounts/accounts'
import { LoginRefusedSchema } from '@store/contract/schemas/accounts/second-factor'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, NotSignedInError, normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import { registerEmailConfirmation } from '../email-confirmation/email-confirmation-routes.ts'
import { registerSecondStep } from '../login/second-step-routes.ts'
import { presentChallenge } from '../second-factor/second-factor-presenter.ts'
import { presentSignedIn, presentUser } from './account-presenter.ts'
import type { Accounts } from './accounts.ts'

function registerLogins(app: TypedApp, accounts: Accounts): void {
  const { login, isSecondFactorMissing } = accounts
  const schema = {
    body: LoginSchema,
    response: { 200: SignedInSchema, 401: LoginRefusedSchema, '4xx': ErrorBodySchema },
  }
  const preValidation = normaliseBlankFields(LoginSchema)
  app.post(
    '/auth/login',
    { config: { access: 'public', operation: 'logIn' }, schema, preValidation },
    async ({ body, ip }, reply) => {
      const step = await login.logIn(body, clientNetwork(ip))
      if ('challenge' in step) return reply.status(401).send(presentChallenge(step))
      return presentSignedIn(step, isSecondFactorMissing)
    },
  )
  app.post(
    '/auth/admin/login',
    { config: { access: 'public', operation: 'logInAdmin' }, schema, preValidation },
    async ({ body, ip }, reply) => {
      const step = await login.logInAdmin(body, clientNetwork(ip))
      if ('challenge' in step) return reply.status(401).send(presentChallenge(step))
      return presentSignedIn(step, isSecondFactorMissing)
    },
  )
}

const registrationNames: Record<Tier, string> = {
  enduser: 'registerEnduser',
  reseller: 'registerReseller',
  distributor: 'registerDistributor',
}

function registerRegistrations(app: TypedApp, accounts: Accounts): void {
  const { registration, isSecondFactorMissing } = accounts
  for (const tier of tiers) {
    app.post(
      `/auth/register/${tier}`,
      {
        config: { access: 'public', operation: registrationNames[tier] },
        schema: {
          body: RegistrationSchema,
          response: { 201: SignedInSchema, '4xx': ErrorBodySchema },
        },
        preValidation: normaliseBlankFields(RegistrationSchema),
      },
      async ({ body: form, ip }, reply) => {
        const signedIn = await registration.register({ tier, form, network: clientNetwork(ip) })
        return reply.status(201).send(presentSignedIn(signedIn, isSecondFactorMissing))
      },
    )
  }
}

function registerMe(app: TypedApp, accounts: Accounts): void {
  async function readMe(userId: number): Promise<Me> {
    const account = await accounts.find(userId)
    if (!account) throw new NotSignedInError()
    const user = presentUser(account, accounts.isSecondFactorMissing)
    const isDue = accounts.emailConfirmation.isDue(account)
    return { user: { ...user, ...(isDue && { emailUnconfirmed: true }) } }
  }
  const response = { 200: MeSchema, '4xx': ErrorBodySchema }
  app.get(
    '/auth/me',
    {
      config: {
        access: 'signed-in',
        operation: 'readMe',
        rights: 'own',
        withoutSecondFactor: true,
      },
      schema: { response },
    },
    (request) => readMe(actorOf(request).userId),
  )
  app.put(
    '/auth/me/language',
    {
      config: {
        access: 'signed-in',
        operation: 'chooseMyLanguage',
        rights: 'own',
        withoutSecondFactor: true,
      },
      schema: { body: LanguageChoiceSchema, response },
    },
    async (request) => {
      const { userId } = actorOf(request)
      await accounts.setLanguage(userId, request.body.language)
      return readMe(userId)
    },
  )
}

/** Login, registration and "who am I". */
export function registerAccounts(app: TypedApp, accounts: Accounts): void {
  registerLogins(app, accounts)
  registerSecondStep(app, accounts)
  registerRegistrations(app, accounts)
  registerEmailConfirmation(app, accounts.emailConfirmation)
  registerMe(app, accounts)
}
