import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldProps, useField } from './field.tsx'

// `rows` has no effect on a field that grows with its content.
const Area = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  min-height: calc(${({ $rows }) => $rows} * 1.5em + 2 * ${theme.space.xs} + 2px);
  resize: vertical;
  field-sizing: content;
`

type NativeProps = Omit<
  React.ComponentPropsWithRef<'textarea'>,
  'id' | 'name' | 'value' | 'onChange'
>

/** A multi-line field, with all props of a native textarea. */
export type TextAreaProps = FieldProps &
  NativeProps & { value: string; onChange: (value: string) => void }

/**
 * A multi-line text field; grows with its content.
 * @example <TextArea label="Message" rows={4} {...form.field('message')} />
 */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, hideLabel, onChange, rows = 3, ...native } = props
  const field = useField(props)
  return (
    <Field {...field}>
      <Area
        {...native}
        {...field.control}
        rows={rows}
        $rows={rows}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
