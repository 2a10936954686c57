import { accountGstNumberMessages } from '@store/contract/rules/orders/tax/tax-messages'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useStepUp } from '../../security/step-up/use-step-up.tsx'
import { useSetGstNumberOfUserMutation } from './user-page-api.ts'

type GstNumberDialogProps = { user: UserDetails; onClose: () => void }

/** Sets the GST number of an account, also of a kind that its owner cannot enter; may need a fresh second factor. */
export function GstNumberDialog({ user, onClose }: GstNumberDialogProps) {
  const stepUp = useStepUp()
  const [setGstNumber] = useSetGstNumberOfUserMutation()
  const form = useForm({
    initial: { gstNumber: user.gstNumber ?? '', reason: '' },
    failure: accountGstNumberMessages.saveFailed,
    submit: async (change) => {
      const send = () => setGstNumber({ id: user._id, change }).unwrap()
      const { message } = await stepUp.run(send)
      toast.success(message)
      onClose()
    },
  })
  return (
    <>
      <Dialog open title={`GST number of ${user.name}`} onClose={onClose}>
        <Form form={form} aria-label="GST number of the account">
          <TextField
            label="GST number"
            hint="Also of a government office (by its TAN), a UN body, an embassy or another lawful kind. Only this account can use it."
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={15}
            spellCheck={false}
            {...form.field('gstNumber')}
          />
          <TextField
            label="How it was verified"
            autoComplete="off"
            maxLength={200}
            required
            {...form.field('reason')}
          />
          <SubmitButton form={form}>Save GST number</SubmitButton>
        </Form>
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
