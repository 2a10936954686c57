import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from '@jest/globals'
import { deleteDraftFiles } from '@store/sdk'
import { aUser, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { FileDrop } from '../fields/file-drop.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { discardDraft } from './use-draft-values.ts'
import { useForm } from './use-form.ts'

const asha = aUser()
afterEach(() => deleteDraftFiles(`${asha._id}/payment`))

type Payment = { reference: string; proof: File | undefined }

function PaymentForm() {
  const form = useForm<Payment>({
    initial: { reference: '', proof: undefined },
    draft: 'payment',
    draftOutlivesSending: true,
    submit: async () => undefined,
  })
  return (
    <Form form={form} aria-label="Payment">
      <TextField label="Reference" {...form.field('reference')} />
      <FileDrop label="Proof" {...form.field('proof')} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  )
}

describe('a form with a file', () => {
  const open = (session = asha) => renderWithStore(<PaymentForm />, { session })
  const proof = new File(['paid'], 'upi.png', { type: 'image/png' })

  it('restores the file after a reload, until the form was submitted', async () => {
    const first = open()
    await first.user.type(screen.getByLabelText('Reference'), '4261')
    await first.user.upload(screen.getByLabelText('Proof'), proof)
    await first.user.click(screen.getByRole('button', { name: 'Send' }))
    first.unmount()
    const second = open()
    await screen.findByText('upi.png')
    expect(screen.getByLabelText('Reference')).toHaveValue('4261')
    second.unmount()
    discardDraft(asha._id, 'payment')
    open()
    await new Promise((settle) => setTimeout(settle))
    expect(screen.queryByText('upi.png')).toBeNull()
    expect(screen.getByLabelText('Reference')).toHaveValue('')
  })

  it('is not shown to another user', async () => {
    const first = open()
    await first.user.type(screen.getByLabelText('Reference'), '4261')
    await first.user.upload(screen.getByLabelText('Proof'), proof)
    first.unmount()
    open(aUser())
    await new Promise((settle) => setTimeout(settle))
    expect(screen.queryByText('upi.png')).toBeNull()
    expect(screen.getByLabelText('Reference')).toHaveValue('')
  })

  it('never replaces a file chosen meanwhile with the stored one', async () => {
    const first = open()
    await first.user.upload(screen.getByLabelText('Proof'), proof)
    first.unmount()
    const { user } = open()
    await user.upload(screen.getByLabelText('Proof'), new File(['x'], 'new.png'))
    await screen.findByText('new.png')
    expect(screen.queryByText('upi.png')).toBeNull()
  })

  it('forgets a removed file', async () => {
    const first = open()
    await first.user.upload(screen.getByLabelText('Proof'), proof)
    await first.user.click(screen.getByRole('button', { name: 'Remove file' }))
    first.unmount()
    open()
    await new Promise((settle) => setTimeout(settle))
    expect(screen.queryByText('upi.png')).toBeNull()
  })
})
