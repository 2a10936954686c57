import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconButton, theme } from '@store/ui/shared'
import { FileUp, X } from 'lucide-react'
import { useState } from 'react'
import { formatFileSize } from '../formats/format-file-size.ts'
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

/**
 * One file, chosen by the dialog or dropped.
 * @example <FileDrop label="Payment proof" accept=".jpg,.jpeg,.png,.pdf" {...form.field('paymentProof')} />
 */
export function FileDrop(props: FileDropProps) {
  const { accept, value, onChange, preview, disabled = false } = props
  const [isOver, setIsOver] = useState(false)
  const field = useField(props)
  const handleDrop = (event: React.DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onChange(file)
  }
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
              <strong>Choose another file</strong> or drop it here
            </Trans>
          ) : (
            <Trans>
              <strong>Choose a file</strong> or drop it here
            </Trans>
          )}
        </span>
        <FileInput
          {...field.control}
          type="file"
          accept={accept}
          disabled={disabled}
          // The native input keeps its own list; when emptied, it reports the same file again after a removal.
          value=""
          onChange={(event) => onChange(event.currentTarget.files?.[0])}
        />
      </Zone>
      {value ? (
        <Chosen>
          <span>
            {value.name} <small>{formatFileSize(value.size)}</small>
          </span>
          <IconButton label={t`Remove file`} icon={X} onClick={() => onChange(undefined)} />
        </Chosen>
      ) : null}
      {value ? preview : null}
    </Field>
  )
}
