import { theme } from '@store/ui/shared'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldProps, useField } from './field.tsx'

/** An option: `value` is sent, `label` is shown. */
export type Option<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean
}

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${theme.space.xl};
  /* WebKit lets a long choice make the page wider. */
  overflow: hidden;
  text-overflow: ellipsis;
  cursor: pointer;

  /* Chromium's own list chooses what was only typed when it is closed by Escape; the list that is part of the page
     does not. Phones keep their own, which is larger. */
  @supports (appearance: base-select) {
    @media (hover: hover) and (pointer: fine) {
      &,
      &::picker(select) {
        appearance: base-select;
      }

      &::picker-icon {
        display: none;
      }

      &::picker(select) {
        padding: ${theme.space.xxs};
        border: 1px solid ${theme.color.border};
        border-radius: ${theme.radius.m};
        background: ${theme.color.surfaceRaised};
        box-shadow: ${theme.shadow.overlay};
        color: ${theme.color.text};
      }

      option {
        padding: ${theme.space.xs};
        border-radius: ${theme.radius.s};
      }

      option:not(:disabled):is(:hover, :focus-visible) {
        background: ${theme.color.primarySoft};
      }
    }
  }
`

const Container = styled.div`
  position: relative;
  min-width: 0;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space.xs};
    margin-block: auto;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`

type NativeProps = Omit<
  React.ComponentPropsWithRef<'select'>,
  'id' | 'name' | 'value' | 'onChange' | 'children'
>

type SelectFieldProps<Value extends string> = FieldProps &
  NativeProps & {
    options: readonly Option<Value>[]
    value: NoInfer<Value> | ''
    onChange: (value: Value) => void
    /** Shown while nothing is chosen; cannot be chosen itself. */
    placeholder?: string
  }

/**
 * A choice of many options. The native control, because phones display it best.
 * @example <SelectField label="Sort" options={sorts} value={sort} onChange={setSort} name="sort" />
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, required, hideLabel, options, onChange, placeholder, ...native } =
    props
  const field = useField(props)
  return (
    <Field {...field}>
      <Container>
        <Select
          {...native}
          {...field.control}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={18} aria-hidden />
      </Container>
    </Field>
  )
}
