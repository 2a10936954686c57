import { theme } from '@store/ui'
import type { LucideIcon } from 'lucide-react'
import { type Ref, useId } from 'react'
import styled from 'styled-components'

/** Looks like a button; the native input lies over it, so that it takes clicks, drops and the keyboard itself. */
const FileButton = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${theme.space.xs};
  min-height: ${theme.target};
  padding: ${theme.space.xxs} ${theme.space.m};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  color: ${theme.color.primary};
  font-weight: ${theme.weight.medium};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`

const Note = styled.p<{ $isError: boolean }>`
  color: ${({ $isError }) => ($isError ? theme.color.danger : theme.color.textMuted)};
  font-size: ${theme.size.s};
`

type FilePickerProps = {
  /** The native input. */
  ref: Ref<HTMLInputElement>
  label: string
  name: string
  icon: LucideIcon
  accept: string
  /** No more files may be chosen: only the note stays. */
  isFull: boolean
  /** What may be chosen. */
  hint: string
  /** What is wrong with what was chosen. */
  error: string | undefined
  onChoose: (files: File[]) => void
}

/** Takes files of the product form by dialog or drop. */
export function FilePicker({ label, name, icon: Icon, accept, ...props }: FilePickerProps) {
  const { ref, isFull, hint, error, onChoose } = props
  const id = useId()
  const isError = error !== undefined
  return (
    <>
      {isFull ? null : (
        <FileButton data-focus-ring>
          <Icon size={18} aria-hidden />
          <label htmlFor={id}>{label}</label>
          <input
            ref={ref}
            id={id}
            name={name}
            type="file"
            multiple
            accept={accept}
            aria-invalid={isError || undefined}
            aria-describedby={`${id}-note`}
            // Emptied, the native input reports the same file again after a removal.
            value=""
            onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
          />
        </FileButton>
      )}
      <Note id={`${id}-note`} $isError={isError} role={isError ? 'alert' : undefined}>
        {error ?? hint}
      </Note>
    </>
  )
}
