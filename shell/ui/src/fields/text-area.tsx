import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldProps, useField } from './field.tsx'

// A field that grows with its content takes no notice of `rows`.
const Area = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  min-height: calc(${({ $rows }) => $rows} * 1lh + 2 * ${theme.space.xs} + 2px);
  resize: vertical;
  field-sizing: content;
`

type NativeProps = Omit<
  React.ComponentPropsWithRef<'textarea'>,
  'id' | 'name' | 'value' | 'onChange'
>

/** A field of some lines, and everything a native textarea takes. */
export type TextAreaProps = FieldProps &
  NativeProps & { value: string; onChange: (value: string) => void }

/**
 * Some lines of text; grows with them.
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
