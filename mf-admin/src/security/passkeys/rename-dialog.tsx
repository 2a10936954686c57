import { passkeyMessages } from '@store/contract/rules/accounts/second-factor/passkey-messages'
import { validatePasskeyName } from '@store/contract/rules/accounts/second-factor/passkey-rules'
import type { Passkey } from '@store/contract/schemas/accounts/passkeys'
import { Button, Cluster, Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useRenamePasskeyMutation } from '../security-api.ts'

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [rename] = useRenamePasskeyMutation()
  const form = useForm({
    initial: { name: passkey.name },
    validate: validatePasskeyName,
    failure: passkeyMessages.renameFailed,
    submit: async ({ name }) => {
      const { message } = await rename({ id: passkey._id, name }).unwrap()
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title="Rename the passkey" onClose={onClose}>
      <Form form={form} aria-label="Rename the passkey">
        <TextField label="Name" maxLength={60} required {...form.field('name')} />
        <Cluster gap="s" justify="end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form}>Save</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  )
}
