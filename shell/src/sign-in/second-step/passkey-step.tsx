import { t } from '@lingui/core/macro'
import { passkeyUseMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import type {
  PasskeyLoginForm,
  PasskeyRequestOptions,
} from '@store/contract/schemas/accounts/passkeys'
import { useFinishLoginMutation } from '@store/host'
import { defineEndpoints } from '@store/sdk'
import { Form, SubmitButton, signWithPasskey, useForm } from '@store/ui'
import { KeyRound } from 'lucide-react'
import { restartWhenEnded } from './restart-when-ended.ts'
import type { SecondStepProps } from './second-step-props.ts'

const { useBeginPasskeyLoginMutation } = defineEndpoints('shell/passkey-login', (build) => ({
  beginPasskeyLogin: build.mutation<PasskeyRequestOptions, PasskeyLoginForm>({
    query: (body) => ({ url: '/auth/second-factor/passkey-options', method: 'POST', body }),
  }),
}))

type PasskeyStepProps = SecondStepProps & {
  /** Its button has the focus; otherwise the field of the code beside it has. */
  isOnlyWay: boolean
}

/** The second step of a login by a passkey. Browsers show their dialog only after a press of a button. */
export function PasskeyStep({ isOnlyWay, started, onSignedIn, onRestart }: PasskeyStepProps) {
  const { challenge } = started
  const [begin] = useBeginPasskeyLoginMutation()
  const [finishLogin] = useFinishLoginMutation()
  const form = useForm({
    initial: {},
    failure: passkeyUseMessages.failed,
    submit: () =>
      restartWhenEnded(onRestart, async () => {
        const passkey = await signWithPasskey(await begin({ challenge }).unwrap())
        const { user } = await finishLogin({ challenge, passkey }).unwrap()
        await onSignedIn(user)
      }),
  })
  return (
    <Form form={form} aria-label={t`Passkey`}>
      <SubmitButton
        form={form}
        variant={isOnlyWay ? 'primary' : 'secondary'}
        icon={KeyRound}
        autoFocus={isOnlyWay}
        wide
      >
        {t`Use a passkey`}
      </SubmitButton>
    </Form>
  )
}
