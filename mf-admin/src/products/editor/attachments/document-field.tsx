import { documentAccept, mostDocuments } from '@store/contract/rules/catalog/product-documents'
import type { FieldError } from '@store/contract/rules/field-errors'
import { formatFileSize, IconButton, Stack, TextField, theme } from '@store/ui'
import { FilePlus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { FileButton, Note } from './file-button.ts'
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
  const id = useId()
  const [fileError, setFileError] = useState<string>()
  const handleChoose = (files: FileList | null) => {
    const added = addDocuments(value, [...(files ?? [])])
    setFileError(added.fileError)
    onChange(added.documents)
  }
  const shown = error ?? fileError
  return (
    <Stack gap="xs">
      {value.length === 0 ? null : (
        <Rows aria-label="Documents">
          {value.map((document, index) => (
            <DocumentRow
              // Two documents may be equal in everything but their index: a title is typed, a file chosen twice.
              key={`document-${String(index)}`}
              document={document}
              position={index}
              error={faults.find(({ field }) => field === `documents.${index}`)?.message}
              onChange={(next) => onChange(value.with(index, next))}
              onRemove={() => onChange(value.toSpliced(index, 1))}
            />
          ))}
        </Rows>
      )}
      {value.length >= mostDocuments ? null : (
        <FileButton>
          <FilePlus size={18} aria-hidden />
          <label htmlFor={id}>Add PDF</label>
          <input
            id={id}
            name="documents"
            type="file"
            multiple
            accept={documentAccept}
            aria-invalid={shown === undefined ? undefined : true}
            aria-describedby={`${id}-note`}
            // Emptied, the native input reports the same file again after a removal.
            value=""
            onChange={(event) => handleChoose(event.currentTarget.files)}
          />
        </FileButton>
      )}
      <Note
        id={`${id}-note`}
        $isError={shown !== undefined}
        role={shown === undefined ? undefined : 'alert'}
      >
        {shown ?? `Data sheets or manuals, at most ${mostDocuments} PDFs of up to 10 MB.`}
      </Note>
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
