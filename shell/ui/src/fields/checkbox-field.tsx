import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { FieldNote, type FieldProps, LabelContent, useField } from './field.tsx'

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.primary};
  }
`

type CheckboxFieldProps = Omit<FieldProps, 'hideLabel'> & {
  value: boolean
  onChange: (value: boolean) => void
  disabled?: boolean
}

/**
 * A checkbox with its label.
 * @example <CheckboxField label="Only in stock" name="inStock" value={inStock} onChange={setInStock} />
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, required, value, onChange, disabled } = props
  const { control, note } = useField(props)
  return (
    <div>
      <Line>
        <input
          {...control}
          type="checkbox"
          checked={value}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <LabelContent label={label} required={required} />
        </span>
      </Line>
      <FieldNote {...note} />
    </div>
  )
}
