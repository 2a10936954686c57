import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconButton, theme } from '@store/ui/shared'
import { FileUp, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatFileSize } from '../formats/format-file-size.ts'
import { announceOnMount } from '../states/announce-on-mount.ts'
import { Field, type FieldProps, useField } from './field.tsx'
import { Chosen, FileInput, Zone } from './file-drop-styles.ts'

type FileDropProps = Omit<FieldProps, 'hideLabel'> & {
  /** As for a native file input: `.pdf,image/png`. It only filters the dialog; validate dropped files. */
  accept?: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  /** A preview of the file, shown under its name. */
  preview?: React.ReactNode
  disabled?: boolean
}

/** Takes a pasted file wherever the focus is: a screenshot is pasted, and nothing but a file field takes files. */
function usePastedFile(onPaste: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    // Cells of a spreadsheet come with a picture of them.
    const hasText = event.clipboardData?.types.includes('text/plain')
    if (!file || hasText || event.defaultPrevented) return
    event.preventDefault()
    onPaste(file)
  })
  useEffect(() => {
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

/**
 * Gives the native input the list with the file, wherever it came from: browsers read the list aloud with the name of the field. An
 * emptied one reports the same file again.
 */
function fillList(input: HTMLInputElement, file: File | undefined): void {
  if (input.files?.[0] === file) return
  if (!file) input.value = ''
  // Browsers of tests have none.
  else if ('DataTransfer' in window) {
    const list = new DataTransfer()
    list.items.add(file)
    input.files = list.files
  }
}

/**
 * One file, chosen by the dialog, dropped or pasted.
 * @example <FileDrop label="Payment proof" accept=".jpg,.jpeg,.png,.pdf" {...form.field('paymentProof')} />
 */
export function FileDrop(props: FileDropProps) {
  const { accept, value, onChange, preview, disabled = false } = props
  const [isOver, setIsOver] = useState(false)
  const field = useField(props)
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (inputRef.current) fillList(inputRef.current, value)
  }, [value])
  const chosenId = `${field.control.id}-chosen`
  const describedBy =
    [value && chosenId, field.control['aria-describedby']].filter(Boolean).join(' ') || undefined
  const handleDrop = (event: React.DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onChange(file)
  }
  usePastedFile((file) => {
    if (!disabled) onChange(file)
  })
  return (
    <Field {...field}>
      <Zone
        data-focus-ring
        $isOver={isOver}
        $isInvalid={props.error !== undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <FileUp size={22} color={theme.color.primary} aria-hidden />
        <span aria-hidden>
          {value ? (
            <Trans>
              <strong>Choose another file</strong> <span>or drop it here</span>
            </Trans>
          ) : (
            <Trans>
              <strong>Choose a file</strong> <span>or drop it here</span>
            </Trans>
          )}
        </span>
        <FileInput
          {...field.control}
          ref={inputRef}
          aria-label={props.label}
          aria-describedby={describedBy}
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) onChange(file)
            // Older browsers empty the list when their dialog is closed without a choice.
            else fillList(currentTarget, value)
          }}
        />
      </Zone>
      {/* Always there: a region that comes with its text is not announced while the browser is busy with the file. */}
      <Chosen $isEmpty={!value}>
        <span id={chosenId} role="status" ref={announceOnMount}>
          {value ? (
            <>
              {value.name} <small>{formatFileSize(value.size)}</small>
            </>
          ) : null}
        </span>
        {value ? (
          <IconButton label={t`Remove file`} icon={X} onClick={() => onChange(undefined)} />
        ) : null}
      </Chosen>
      {value ? preview : null}
    </Field>
  )
}
