import { passkeyUseMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import { Form, SubmitButton, signWithPasskey, useForm } from '@store/ui'
import { KeyRound } from 'lucide-react'
import { useBeginPasskeyProofMutation, useProveByPasskeyMutation } from '../security-api.ts'

/** Proves the second factor by a passkey. */
export function PasskeyProof(props: { isOnlyWay: boolean; onProved: () => void }) {
  const { isOnlyWay, onProved } = props
  const [begin] = useBeginPasskeyProofMutation()
  const [prove] = useProveByPasskeyMutation()
  const form = useForm({
    initial: {},
    failure: passkeyUseMessages.failed,
    submit: async () => {
      const passkey = await signWithPasskey(await begin().unwrap())
      await prove({ passkey }).unwrap()
      onProved()
    },
  })
  return (
    <Form form={form} aria-label="Passkey">
      <SubmitButton
        form={form}
        variant={isOnlyWay ? 'primary' : 'secondary'}
        icon={KeyRound}
        autoFocus={isOnlyWay}
        wide
      >
        Use a passkey
      </SubmitButton>
    </Form>
  )
}
