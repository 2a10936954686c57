import { FormMessage, Heading, Stack } from '@store/ui'
import { AskedColumns } from './asked-columns.tsx'
import { type CheckedFileProps, ListReview } from './list-review.tsx'
import { SheetNotes } from './sheet-notes.tsx'

/** The result of a dry run: the columns to be chosen, or what the file would change. */
export function CheckedFile(props: CheckedFileProps) {
  const { fileName, report, columns, chosen, options, error, onCheck, onRestart } = props
  const { head, asked = [] } = report
  if (head && asked.length > 0) {
    return (
      <AskedColumns
        {...{ fileName, head, asked, columns }}
        chosen={chosen?.columns}
        fixed={chosen?.options.fixedValues ?? options.fixedValues ?? {}}
        error={error}
        onAnswer={(answered, fixedValues) => onCheck(answered, { ...options, fixedValues })}
        onCancel={onRestart}
      />
    )
  }
  const isClean = report.rejectedRows === 0
  return (
    <Stack>
      <Heading level={2}>{fileName}</Heading>
      {error === undefined ? (
        <FormMessage tone={isClean ? 'info' : 'warning'}>{report.message}</FormMessage>
      ) : (
        <FormMessage>{error}</FormMessage>
      )}
      <SheetNotes report={report} />
      <ListReview {...props} />
    </Stack>
  )
}
