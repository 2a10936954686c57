import { documentAccept, mostDocuments } from '@store/contract/rules/catalog/product-documents'
import type { FieldError } from '@store/contract/rules/field-errors'
import { formatFileSize, IconButton, Stack, TextField, theme } from '@store/ui'
import { FilePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useRowFocus } from '../../../focus/use-row-focus.ts'
import { FilePicker } from './file-picker.tsx'
import { addDocuments, type FormDocument } from './form-document.ts'

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.target};
  align-items: start;
  column-gap: ${theme.space.xs};

  /* Beside the input, which is below its label. */
  > button {
    margin-block-start: calc(1.5 * ${theme.size.s} + ${theme.space.xxs});
  }
`

const FileText = styled.span`
  overflow-wrap: anywhere;
`

type DocumentFieldProps = {
  value: FormDocument[]
  onChange: (documents: FormDocument[]) => void
  /** Of all documents, by the server. */
  error: string | undefined
  /** Of the titles, as `documents.<index>`. */
  faults: readonly FieldError[]
}

/** The documents of a product: PDFs with a title, in the order in which they are shown. */
export function DocumentField({ value, onChange, error, faults }: DocumentFieldProps) {
  const [fileError, setFileError] = useState<string>()
  const { list, adder, followAdded, followRemoved } = useRowFocus<HTMLInputElement>()
  const handleChoose = (files: File[]) => {
    const added = addDocuments(value, files)
    setFileError(added.fileError)
    followAdded()
    onChange(added.documents)
  }
  const remove = (index: number) => {
    followRemoved()
    onChange(value.toSpliced(index, 1))
  }
  return (
    <Stack gap="xs">
      {value.length === 0 ? null : (
        <Rows ref={list} aria-label="Documents">
          {value.map((document, index) => (
            <DocumentRow
              // Two documents may be equal in everything but their index: a title is typed, a file chosen twice.
              key={`document-${String(index)}`}
              document={document}
              position={index}
              error={faults.find(({ field }) => field === `documents.${index}`)?.message}
              onChange={(next) => onChange(value.with(index, next))}
              onRemove={() => remove(index)}
            />
          ))}
        </Rows>
      )}
      <FilePicker
        ref={adder}
        label="Add PDF"
        name="documents"
        icon={FilePlus}
        accept={documentAccept}
        isFull={value.length >= mostDocuments}
        hint={`Data sheets or manuals, at most ${mostDocuments} PDFs of up to 10 MB.`}
        error={error ?? fileError}
        onChoose={handleChoose}
      />
    </Stack>
  )
}

type DocumentRowProps = {
  document: FormDocument
  position: number
  error: string | undefined
  onChange: (document: FormDocument) => void
  onRemove: () => void
}

function DocumentRow({ document, position, error, onChange, onRemove }: DocumentRowProps) {
  return (
    <Row>
      <TextField
        label={`Title of document ${position + 1}`}
        name={`documents.${position}`}
        autoComplete="off"
        value={document.title}
        error={error}
        hint={<FileLine document={document} />}
        onChange={(title) => onChange({ ...document, title })}
      />
      <IconButton label={`Remove document ${position + 1}`} icon={Trash2} onClick={onRemove} />
    </Row>
  )
}

/** Which file it is, for the title may say nothing about it. */
function FileLine({ document }: { document: FormDocument }) {
  if (document.kind === 'new') {
    const { name, size } = document.file
    return <FileText>{`${name}, ${formatFileSize(size)}`}</FileText>
  }
  return (
    <FileText>
      PDF, {formatFileSize(document.bytes)},{' '}
      <a href={document.url} target="_blank" rel="noreferrer">
        open
      </a>
    </FileText>
  )
}
