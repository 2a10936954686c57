import { Button, type ButtonProps } from '@store/ui/shared'

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form' | 'busy'> & { form: { busy: boolean } }

/**
 * Submits its form; disabled while submitting.
 * @example <SubmitButton form={form} wide>Login</SubmitButton>
 */
export function SubmitButton({ form, ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" busy={form.busy} />
}
