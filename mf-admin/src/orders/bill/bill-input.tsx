import { theme } from '@store/ui'
import { FileUp } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'

/** Looks like a button; the native input lies over it, so that it takes clicks, drops and the keyboard itself. */
const InputButton = styled.span<{ $isDisabled: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.targetDense};
  padding: ${theme.space.xxs} ${theme.space.s};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${({ $isDisabled }) => ($isDisabled ? theme.color.surfaceSunken : theme.color.surface)};
  color: ${({ $isDisabled }) => ($isDisabled ? theme.color.textMuted : theme.color.text)};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;

    &[aria-busy='true'] {
      cursor: progress;
    }

    &:disabled {
      cursor: not-allowed;
    }
  }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

const ErrorText = styled.p`
  flex-basis: 100%;
  color: ${theme.color.danger};
  font-size: ${theme.size.s};
`

type BillInputProps = {
  ref: React.Ref<HTMLInputElement>
  busy: boolean
  disabled: boolean
  error: string | undefined
  onChoose: (file: File) => void
}

/** Takes a bill by file dialog or drop; it is uploaded at once. */
export function BillInput({ ref, busy, disabled, error, onChoose }: BillInputProps) {
  const id = useId()
  return (
    <>
      <InputButton data-focus-ring $isDisabled={busy || disabled}>
        <FileUp size={16} aria-hidden />
        <label htmlFor={id}>Upload bill</label>
        <input
          ref={ref}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          disabled={disabled}
          aria-keyshortcuts="b"
          aria-busy={busy}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-fault`}
          // Emptied, the native input reports the same file again after a failure.
          value=""
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file && !busy) onChoose(file)
          }}
        />
      </InputButton>
      {error === undefined ? null : (
        <ErrorText id={`${id}-fault`} role="alert">
          {error}
        </ErrorText>
      )}
    </>
  )
}
