import { clientNetwork } from '@store/contract/rules/network/client-network'
import { SignedInSchema } from '@store/contract/schemas/accounts/accounts'
import {
  PasskeyLoginFormSchema,
  PasskeyRequestOptionsSchema,
  PasskeyStepSchema,
} from '@store/contract/schemas/accounts/passkeys'
import { SecondStepSchema } from '@store/contract/schemas/accounts/second-factor'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { normaliseBlankFields, type TypedApp } from '../../base/base.ts'
import { presentSignedIn } from '../accounts/account-presenter.ts'
import type { Accounts } from '../accounts/accounts.ts'

const url = '/auth/second-factor'

/** The second step of a login (ADR 0096, 0097). */
export function registerSecondStep(
  app: TypedApp,
  { secondStep, isSecondFactorMissing }: Pick<Accounts, 'secondStep' | 'isSecondFactorMissing'>,
): void {
  const answers = { 200: SignedInSchema, '4xx': ErrorBodySchema }
  app.post(
    url,
    {
      config: { access: 'public', operation: 'finishLogIn' },
      schema: { body: SecondStepSchema, response: answers },
      preValidation: normaliseBlankFields(SecondStepSchema),
    },
    async ({ body, ip }) => {
      const signedIn = await secondStep.finish(body, clientNetwork(ip))
      return presentSignedIn(signedIn, isSecondFactorMissing)
    },
  )
  app.post(
    `${url}/passkey-options`,
    {
      config: { access: 'public', operation: 'beginPasskeyLogIn' },
      schema: {
        body: PasskeyLoginFormSchema,
        response: { 200: PasskeyRequestOptionsSchema, '4xx': ErrorBodySchema },
      },
    },
    async ({ body }) => secondStep.beginPasskey(body.challenge),
  )
  app.post(
    `${url}/passkey`,
    {
      config: { access: 'public', operation: 'finishLogInWithPasskey' },
      schema: { body: PasskeyStepSchema, response: answers },
    },
    async ({ body, ip }) => {
      const signedIn = await secondStep.finishWithPasskey(body, clientNetwork(ip))
      return presentSignedIn(signedIn, isSecondFactorMissing)
    },
  )
}
