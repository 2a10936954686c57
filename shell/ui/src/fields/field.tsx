import { translate } from '@store/sdk'
import { theme, VisuallyHidden } from '@store/ui/shared'
import { CircleAlert } from 'lucide-react'
import { use, useId } from 'react'
import styled from 'styled-components'
import { FocusedErrors } from './focused-errors.ts'

/** The props of every field. */
export type FieldProps = {
  label: string
  /** The name by which a form finds the field, to focus it. */
  name: string
  /** Shown under the field until there is an error. */
  hint?: React.ReactNode
  error?: string | undefined
  required?: boolean
  /** Makes the label visible to screen readers only. */
  hideLabel?: boolean
}

/** The attributes of a control inside a {@link Field}. */
export type ControlProps = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/**
 * The ids and attributes that connect a control with its label, its hint and its error.
 * @example const { control, field } = useField(props)
 */
export function useField({ name, hint, error, required, label, hideLabel }: FieldProps) {
  const id = useId()
  const describes = error !== undefined || hint !== undefined
  const control: ControlProps = {
    id,
    name,
    'aria-describedby': describes ? `${id}-note` : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required === true ? true : undefined,
  }
  const isAlert = !use(FocusedErrors).includes(name)
  return {
    control,
    note: { id: `${id}-note`, hint, error, isAlert },
    label: { label, required, hideLabel },
  }
}

const Container = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  min-width: 0;
`

/** The look of a label; also of the legend of a group. */
export const LabelText = styled.span`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`

const Note = styled.p<{ $isError: boolean }>`
  display: flex;
  gap: ${theme.space.xxs};
  color: ${({ $isError }) => ($isError ? theme.color.danger : theme.color.textMuted)};
  font-size: ${theme.size.s};

  svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`

const Content = styled.span<{ $required: boolean }>`
  &::after {
    content: ${({ $required }) => ($required ? "' *' / ''" : 'none')};
  }
`

/** The text of a label, with a mark that is visible but not part of the accessible name. */
export function LabelContent({
  label,
  required,
}: {
  label: string
  required?: boolean | undefined
}) {
  return <Content $required={required === true}>{label}</Content>
}

/** The text under a control: its error, announced unless the focus has moved to it, or else its hint. */
export function FieldNote({
  id,
  hint,
  error,
  isAlert,
}: {
  id: string
  hint?: React.ReactNode
  error?: string | undefined
  isAlert: boolean
}) {
  if (error !== undefined) {
    return (
      <Note id={id} $isError role={isAlert ? 'alert' : undefined}>
        <CircleAlert size={14} aria-hidden />
        {translate(error)}
      </Note>
    )
  }
  return hint === undefined ? null : (
    <Note id={id} $isError={false}>
      {hint}
    </Note>
  )
}

type FieldShell = ReturnType<typeof useField> & { children: React.ReactNode }

/** Label above, control, error or hint below. */
export function Field({ control, note, label, children }: FieldShell) {
  const content = <LabelContent label={label.label} required={label.required} />
  return (
    <Container>
      {label.hideLabel === true ? (
        <VisuallyHidden as="label" htmlFor={control.id}>
          {content}
        </VisuallyHidden>
      ) : (
        <LabelText as="label" htmlFor={control.id}>
          {content}
        </LabelText>
      )}
      {children}
      <FieldNote {...note} />
    </Container>
  )
}
