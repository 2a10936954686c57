import { TextField, theme } from '@store/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'

const Value = styled.button`
  min-width: ${theme.targetDense};
  min-height: ${theme.targetDense};
  padding: 0 ${theme.space.xxs};
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: none;
  color: inherit;
  font: inherit;
  text-align: end;
  cursor: text;

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.borderStrong};
    }
  }
`

const Editor = styled.div`
  width: 5.5rem;
  margin-inline-start: auto;
  white-space: normal;

  input {
    /* Its error is not below the bar at the end of the window. */
    scroll-margin-block-end: calc(2 * ${theme.space.xxl});
    text-align: end;
  }
`

/** Why a value was not saved. */
export type SaveError = {
  message: string
  /** Somebody else changed the cell; the message says what it contains now. */
  isStale: boolean
}

/** A cell that is being edited. */
type Editing = {
  typed: string
  /** What the cell contained when it was opened; what it contains now after a conflict. */
  seen?: string | undefined
  error?: string | undefined
  isSaving: boolean
}

type EditableCellProps = {
  /** Names the cell, 'Stock of HP 26A' for example. */
  label: string
  name: string
  /** The value as it is edited. */
  value: string
  /** The value as it is read aloud. */
  spoken: string
  inputMode: 'numeric' | 'decimal'
  /** Saves a changed value. @returns the error, if it was not saved */
  onSave: (typed: string, seen: string) => Promise<SaveError | undefined>
  /** The value as it is shown. */
  children: React.ReactNode
}

/**
 * A value that is edited in its place: by click or Enter; Enter saves and so does leaving the field, Escape restores.
 * The error is shown at the cell.
 */
export function EditableCell(props: EditableCellProps) {
  const { label, name, value, spoken, inputMode, onSave, children } = props
  const [editing, setEditing] = useState<Editing>()
  const returnsFocus = useRef(false)
  const failed = useRef<string>(undefined)

  const close = (hadKeys: boolean) => {
    returnsFocus.current = hadKeys
    failed.current = undefined
    setEditing(undefined)
  }
  const save = async ({ typed, seen = value, isSaving }: Editing, hadKeys: boolean) => {
    if (isSaving) return
    if (typed.trim() === seen) return close(hadKeys)
    setEditing({ typed, seen, isSaving: true })
    const error = await onSave(typed, seen)
    if (error === undefined) return close(hadKeys)
    failed.current = typed
    setEditing({
      typed,
      ...(!error.isStale && { seen }),
      error: error.message,
      isSaving: false,
    })
  }
  if (!editing) {
    return (
      <Value
        ref={(button) => {
          if (returnsFocus.current) button?.focus()
          returnsFocus.current = false
        }}
        type="button"
        aria-label={`${label}: ${spoken}`}
        onClick={() => setEditing({ typed: value, seen: value, isSaving: false })}
      >
        {children}
      </Value>
    )
  }
  return (
    <Editor>
      <TextField
        ref={selectOnMount}
        label={label}
        hideLabel
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        value={editing.typed}
        error={editing.error}
        readOnly={editing.isSaving}
        aria-busy={editing.isSaving}
        onChange={(typed) => setEditing({ ...editing, typed, error: undefined })}
        onBlur={() => {
          if (failed.current !== editing.typed) void save(editing, false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save(editing, true)
          else if (event.key === 'Escape') close(true)
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    </Editor>
  )
}

function selectOnMount(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
