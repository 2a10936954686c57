import { theme, VisuallyHidden } from '@store/ui/shared'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { FieldNote, type FieldProps, LabelContent, LabelText, useField } from './field.tsx'

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space.xs};

  legend {
    padding: 0;
    margin-block-end: ${theme.space.xxs};
  }
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${theme.space.xs};
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.target};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.primary};
  }

  &[data-checked='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }

  svg {
    color: ${theme.color.primary};
  }
`

const Title = styled.span`
  display: block;
  font-weight: ${theme.weight.medium};
`

const Description = styled.span`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** One card to choose. */
export type RadioOption<Value extends string = string> = {
  value: Value
  label: string
  description?: string
  icon?: LucideIcon
}

type RadioCardsProps<Value extends string> = FieldProps & {
  options: readonly RadioOption<Value>[]
  value: NoInfer<Value> | ''
  onChange: (value: Value) => void
}

/**
 * A choice of few options, each with a description.
 * @example <RadioCards label="Delivery method" options={methods} {...form.field('deliveryMethod')} />
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onChange, hideLabel } = props
  const { control, note } = useField(props)
  const Legend = hideLabel === true ? VisuallyHidden : LabelText
  return (
    <Group role="radiogroup" aria-describedby={control['aria-describedby']}>
      <Legend as="legend">
        <LabelContent label={props.label} required={props.required} />
      </Legend>
      <Choices>
        {options.map(({ icon: Icon, ...option }) => (
          <Choice key={option.value} data-focus-ring data-checked={option.value === value}>
            <input
              type="radio"
              name={control.name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={control['aria-invalid']}
              onChange={() => onChange(option.value)}
            />
            <span>
              <Title>{option.label}</Title>
              {option.description === undefined ? null : (
                <Description>{option.description}</Description>
              )}
            </span>
            {Icon && <Icon size={20} aria-hidden />}
          </Choice>
        ))}
      </Choices>
      <FieldNote {...note} />
    </Group>
  )
}
