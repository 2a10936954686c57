import { theme, VisuallyHidden } from '@store/ui/shared'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'

/** What every field of the kit takes. */
export type FieldProps = {
  label: string
  /** Also what a form finds the field by, to focus it. */
  name: string
  /** Stands under the field until there is an error. */
  hint?: React.ReactNode
  error?: string | undefined
  required?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
}

/** What a control inside a {@link Field} must carry. */
export type ControlProps = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/**
 * The ids and attributes that tie a control to its label, its hint and its error.
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
  return { control, note: { id: `${id}-note`, hint, error }, label: { label, required, hideLabel } }
}

const Place = styled.div`
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

/** The words of a label, with a mark that is seen but belongs to nothing's name. */
export function LabelContent({
  label,
  required,
}: {
  label: string
  required?: boolean | undefined
}) {
  return <Content $required={required === true}>{label}</Content>
}

/** What stands under a control: its error, announced, or else its hint. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string
  hint?: React.ReactNode
  error?: string | undefined
}) {
  if (error !== undefined) {
    return (
      <Note id={id} $isError role="alert">
        <CircleAlert size={14} aria-hidden />
        {error}
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
    <Place>
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
    </Place>
  )
}
