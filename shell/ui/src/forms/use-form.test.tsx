import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { FormError } from '@store/contract/rules/field-errors'
import { deleteDraftFiles } from '@store/sdk'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import { PasswordField } from '../fields/password-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

type Login = { email: string; password: string }
type Submit = (values: Login) => Promise<unknown>

const needsBoth = ({ email, password }: Login): FormError | undefined => {
  const fields = Object.entries({ email, password })
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, message: `${field} required` }))
  return fields.length === 0 ? undefined : { message: 'Fill both', fields }
}

function LoginForm({ submit, known }: { submit: Submit; known?: Partial<Login> }) {
  const form = useForm<Login>({
    initial: { email: '', password: '' },
    draft: 'login',
    secret: ['password'],
    validate: needsBoth,
    submit,
    failure: 'Login failed.',
  })
  return (
    <Form form={form} aria-label="Login">
      <TextField label="Email" {...form.field('email')} />
      <PasswordField label="Password" {...form.field('password')} />
      <SubmitButton form={form}>Login</SubmitButton>
      {known ? (
        <button type="button" onClick={() => form.fill(known)}>
          Fill
        </button>
      ) : null}
    </Form>
  )
}

const show = (submit: Submit = async () => undefined, known?: Partial<Login>) =>
  renderWithStore(
    known ? <LoginForm submit={submit} known={known} /> : <LoginForm submit={submit} />,
  )
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

const asha = aUser()

fakeApi()
afterEach(() => deleteDraftFiles(`${asha._id}/payment`))

describe('useForm', () => {
  it('submits the input on Enter', async () => {
    const submit = jest.fn<Submit>().mockResolvedValue(undefined)
    const { user } = show(submit)
    await user.type(email(), 'a@b.in')
    await user.type(password(), 'secret{Enter}')
    expect(submit).toHaveBeenCalledWith({ email: 'a@b.in', password: 'secret' })
  })

  it('stops at an error, shows it at the field and focuses the first invalid one', async () => {
    const submit = jest.fn<Submit>()
    const { user } = show(submit)
    await user.type(email(), 'a@b.in{Enter}')
    expect(submit).not.toHaveBeenCalled()
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('password required')
    expect(password()).toBeInvalid()
    expect(email()).toBeValid()
    expect(alerts()).toEqual(['Fill both'])
  })

  it('says the errors of several fields once, with the field that gets the focus', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('email required')
    expect(password()).toHaveAccessibleDescription('password required')
    expect(alerts()).toEqual(['Fill both'])
  })

  it('announces the error of a field that has the focus already', async () => {
    const { user } = show()
    await user.type(email(), '{Enter}')
    expect(email()).toHaveFocus()
    expect(alerts()).toEqual(['Fill both', 'email required'])
  })

  it('removes the error when its field is corrected', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(email()).toBeInvalid()
    await user.type(email(), 'a')
    expect(email()).toBeValid()
    expect(password()).toBeInvalid()
  })

  it("shows the server's message at its field and keeps the input", async () => {
    const { user } = show(() =>
      Promise.reject({
        status: 409,
        data: { message: 'Taken', errors: [{ field: 'email', message: 'Taken' }] },
      }),
    )
    await user.type(email(), 'a@b.in')
    await user.type(password(), 'secret{Enter}')
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Taken'))
    expect(email()).toHaveFocus()
    expect(email()).toHaveValue('a@b.in')
    // Said with the field, which gets the focus.
    expect(alerts()).toEqual([])
  })

  it('shows its own message when the server gave none', async () => {
    const { user } = show(() => Promise.reject({ status: 'FETCH_ERROR' }))
    await user.type(email(), 'a@b.in')
    await user.type(password(), 'secret{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed.')
  })

  it('cannot be submitted twice', async () => {
    let finish: (value: unknown) => void = () => undefined
    const submit = jest.fn<Submit>(() => new Promise((resolve) => (finish = resolve)))
    const { user } = show(submit)
    await user.type(email(), 'a@b.in')
    await user.type(password(), 'secret{Enter}')
    const button = screen.getByRole('button', { name: 'Login' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    await user.type(password(), '{Enter}')
    expect(submit).toHaveBeenCalledTimes(1)
    finish(undefined)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  it('restores the input after a reload, but never a secret', async () => {
    const { user, unmount } = show()
    await user.type(email(), 'a@b.in')
    await user.type(password(), 'secret')
    unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')
    show()
    expect(email()).toHaveValue('a@b.in')
    expect(password()).toHaveValue('')
  })

  it('deletes the draft once it was submitted', async () => {
    const { user, unmount } = show()
    await user.type(email(), 'a@b.in')
    await user.type(password(), 'secret{Enter}')
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    unmount()
    show()
    expect(email()).toHaveValue('')
  })

  it('fills in values only where nothing was typed', async () => {
    const { user } = show(undefined, { email: 'known@b.in', password: 'known' })
    await user.type(email(), 'typed@b.in')
    await user.click(screen.getByRole('button', { name: 'Fill' }))
    expect(email()).toHaveValue('typed@b.in')
    expect(password()).toHaveValue('known')
  })
})

type Slabs = { slabs: string[] }

function SlabsForm() {
  const form = useForm<Slabs>({
    initial: { slabs: [''] },
    validate: ({ slabs }) => {
      const fault = { field: 'slabs.0', message: 'Fill the slab' }
      return slabs[0] === '' ? { message: fault.message, fields: [fault] } : undefined
    },
    submit: async () => undefined,
  })
  const fault = form.faults.find(({ field }) => field === 'slabs.0')
  return (
    <Form form={form} aria-label="Slabs">
      <TextField
        label="Slab"
        name="slabs.0"
        error={fault?.message}
        value={form.values.slabs[0] ?? ''}
        onChange={(slab) => form.set('slabs', [slab])}
      />
      <SubmitButton form={form}>Save</SubmitButton>
    </Form>
  )
}

it('shows the error of a list entry once, at that entry, until the list is corrected', async () => {
  const { user } = renderWithStore(<SlabsForm />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('Fill the slab')).toHaveLength(1)
  await user.type(screen.getByLabelText('Slab'), '1')
  expect(screen.queryByText('Fill the slab')).toBeNull()
})
