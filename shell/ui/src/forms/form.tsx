import { Stack } from '@store/ui/shared'
import { FocusedErrors } from '../fields/focused-errors.ts'
import { FormMessage } from '../states/form-message.tsx'

type FormProps = Omit<React.ComponentPropsWithRef<'form'>, 'onSubmit' | 'ref'> & {
  form: {
    message: string | undefined
    send: () => Promise<void>
    ref: React.RefObject<HTMLFormElement | null>
    focusedErrors: readonly string[]
  }
}

/**
 * The form element of a `useForm`: submits on Enter and shows the error that belongs to no field.
 * @example <Form form={form} aria-label="Login"><TextField … /><SubmitButton form={form}>Login</SubmitButton></Form>
 */
export function Form({ form, children, ...rest }: FormProps) {
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  return (
    <form noValidate {...rest} ref={form.ref} onSubmit={handleSubmit}>
      <Stack>
        {form.message === undefined ? null : <FormMessage>{form.message}</FormMessage>}
        <FocusedErrors value={form.focusedErrors}>{children}</FocusedErrors>
      </Stack>
    </form>
  )
}
