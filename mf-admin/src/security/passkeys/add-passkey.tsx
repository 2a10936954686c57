import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { passkeyMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import { validatePasskeyName } from '@store/contract/rules/accounts/second-factor/passkey-rules'
import { fieldError } from '@store/contract/rules/field-errors'
import {
  Button,
  Cluster,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../security-api.ts'
import { useStepUp } from '../step-up/use-step-up.tsx'
import { createPasskey } from './create-passkey.ts'

interface AddPasskeyProps {
  /** @param codes the new recovery codes; none when it is not the first factor */
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Adds a passkey: a name and the password, then the dialog of the browser. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const stepUp = useStepUp()
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const form = useForm({
    initial: { name: '', currentPassword: '' },
    secret: ['currentPassword'],
    validate: ({ name, currentPassword }) =>
      validatePasskeyName({ name }) ??
      (currentPassword === ''
        ? fieldError('currentPassword', profileMessages.currentPasswordRequired)
        : undefined),
    failure: passkeyMessages.addFailed,
    submit: async ({ name, currentPassword }) => {
      // Confirming takes the place of a begun passkey, so both are repeated when it takes too long in between.
      const { message, recoveryCodes } = await stepUp.run(async () => {
        const passkey = await createPasskey(await begin({ currentPassword }).unwrap())
        return add({ name, passkey }).unwrap()
      })
      toast.success(message)
      onDone(recoveryCodes)
    },
  })
  return (
    <>
      <Form form={form} aria-label="Add a passkey">
        <TextField
          label="Name"
          hint="The device, for example: Office laptop"
          maxLength={60}
          required
          {...form.field('name')}
        />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
        <Cluster gap="s">
          <SubmitButton form={form}>Continue</SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Form>
      {stepUp.dialog}
    </>
  )
}
