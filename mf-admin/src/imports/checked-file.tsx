import type { ImportReport } from '@store/contract/schemas/imports'
import {
  Button,
  CheckboxField,
  Cluster,
  FormMessage,
  formatCount,
  Heading,
  Stack,
} from '@store/sdk'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { ImportFigures } from './import-figures.tsx'
import { RejectedCells } from './rejected-cells.tsx'

type CheckedFileProps = {
  fileName: string
  report: ImportReport
  fault?: string | undefined
  onWrite: (kind: 'whole' | 'partial') => void
  onRestart: () => void
}

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

/** What the check of a file found; it is imported whole, or, when a person says so, without its bad rows. */
export function CheckedFile({ fileName, report, fault, onWrite, onRestart }: CheckedFileProps) {
  const [leavesBadOut, setLeavesBadOut] = useState(false)
  const { rejectedRows, rejected } = report
  const products = report.created + report.updated
  const mayWrite = products > 0 && (rejectedRows === 0 || leavesBadOut)
  return (
    <Stack>
      <Heading level={2}>{fileName}</Heading>
      {fault === undefined ? (
        <FormMessage tone={rejectedRows > 0 ? 'warning' : 'info'}>{report.message}</FormMessage>
      ) : (
        <FormMessage>{fault}</FormMessage>
      )}
      <ImportFigures report={report} />
      {rejectedRows === 0 ? null : (
        <CheckboxField
          name="partial"
          label={`Leave out the ${rowsOf(rejectedRows)} at fault`}
          hint="Otherwise correct the file and choose it again: it is imported whole or not at all."
          value={leavesBadOut}
          onChange={setLeavesBadOut}
        />
      )}
      {products > 0 ? null : <p>There is nothing to import in this file.</p>}
      <Cluster gap="s">
        <Button
          icon={Upload}
          disabled={!mayWrite}
          onClick={() => onWrite(leavesBadOut ? 'partial' : 'whole')}
        >
          {`Import ${formatCount(products)} ${products === 1 ? 'product' : 'products'}`}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          Choose another file
        </Button>
      </Cluster>
      {rejected.length === 0 ? null : <RejectedCells cells={rejected} />}
    </Stack>
  )
}
