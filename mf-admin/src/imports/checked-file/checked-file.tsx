import { canTellProducts } from '@store/contract/rules/catalog/imports/import-columns'
import type { FoundColumn, ImportReport } from '@store/contract/schemas/catalog/imports'
import { FormMessage, Heading, Stack } from '@store/ui'
import { useState } from 'react'
import type { TableFormat } from '../../table-files/export-buttons.tsx'
import { ChangedCells } from './changed-cells.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { areSameChoice } from './found-columns.ts'
import { ImportDecision } from './import-decision.tsx'
import { ImportFigures } from './import-figures.tsx'
import { RejectedCells } from './rejected-cells.tsx'

type CheckedFileProps = {
  fileName: string
  report: ImportReport
  /** As the file was checked. */
  columns: readonly FoundColumn[]
  /** The user's column mapping when checking it failed. */
  chosen?: readonly FoundColumn[] | undefined
  error?: string | undefined
  onCheck: (columns: readonly FoundColumn[]) => void
  onWrite: (kind: 'whole' | 'partial') => void
  onRestart: () => void
  /** Downloads the rejected rows. */
  onDownload: (format: TableFormat) => Promise<void>
}

/** The result of a dry run: column mapping, figures, rejected rows and changed cells. */
export function CheckedFile(props: CheckedFileProps) {
  const { fileName, report, columns, error, onCheck, onWrite, onRestart, onDownload } = props
  const [chosen, setChosen] = useState(props.chosen ?? columns)
  const isChanged = !areSameChoice(chosen, columns)
  const isCounted = canTellProducts(columns.map(({ column }) => column))
  const isClean = isCounted && report.rejectedRows === 0
  return (
    <Stack>
      <Heading level={2}>{fileName}</Heading>
      {error === undefined ? (
        <FormMessage tone={isClean ? 'info' : 'warning'}>{report.message}</FormMessage>
      ) : (
        <FormMessage>{error}</FormMessage>
      )}
      {report.sheet === undefined && !report.isRemembered ? null : (
        <FormMessage tone="info">
          {report.sheet === undefined ? null : <p>{`Read from the sheet “${report.sheet}”.`}</p>}
          {report.isRemembered ? (
            <p>The columns are as an admin chose them before. Change them below if needed.</p>
          ) : null}
        </FormMessage>
      )}
      <ColumnsPanel
        checked={columns}
        chosen={chosen}
        isChanged={isChanged}
        onChange={setChosen}
        onCheck={() => onCheck(chosen)}
      />
      {isCounted ? <ImportFigures report={report} /> : null}
      <ImportDecision
        report={report}
        isUpToDate={isCounted && !isChanged}
        onWrite={onWrite}
        onRestart={onRestart}
      />
      {report.rejected.length === 0 ? null : (
        <RejectedCells
          fileName={fileName}
          cells={report.rejected}
          columns={columns}
          onDownload={onDownload}
        />
      )}
      {report.changes && report.changes.total + report.changes.marked > 0 ? (
        <ChangedCells changes={report.changes} />
      ) : null}
    </Stack>
  )
}
