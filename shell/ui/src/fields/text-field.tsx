import styled from 'styled-components'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldProps, useField } from './field.tsx'

const Input = styled.input`
  ${controlStyles}
`

type NativeProps = Omit<React.ComponentPropsWithRef<'input'>, 'id' | 'name' | 'value' | 'onChange'>

/** A one-line field, with all props of a native input. */
export type TextFieldProps = FieldProps &
  NativeProps & { value: string; onChange: (value: string) => void }

/**
 * A one-line text field.
 * @example <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" {...form.field('pincode')} />
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hideLabel, onChange, ...native } = props
  const field = useField(props)
  return (
    <Field {...field}>
      <Input
        {...native}
        {...field.control}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
