import { fixedColumns } from '@store/contract/rules/catalog/imports/import-columns'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type { FoundColumn, ImportReport } from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import { useState } from 'react'
import { ChangedCells } from './changed-cells.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { describeValues, sentValues } from './fixed-columns.ts'
import { areSameChoice } from './found-columns.ts'
import { ImportDecision } from './import-decision.tsx'
import { ImportFigures } from './import-figures.tsx'
import { ListChoices } from './list-choices.tsx'
import { NameAnswers, NameQuestions } from './name-questions.tsx'
import { NewProducts } from './new-products.tsx'
import { RejectedCells } from './rejected-cells.tsx'
import { SharedValues } from './shared-values.tsx'

/** How a file is to be read. */
export type ChosenReading = { columns: readonly FoundColumn[]; options: ImportOptions }

export type CheckedFileProps = {
  fileName: string
  report: ImportReport
  /** As the file was checked. */
  columns: readonly FoundColumn[]
  /** What the user chose when checking it failed. */
  chosen?: ChosenReading | undefined
  /** The choices for all rows with which it was checked. */
  options: ImportOptions
  error?: string | undefined
  onCheck: (columns: readonly FoundColumn[], options: ImportOptions) => void
  onWrite: (kind: 'whole' | 'partial') => void
  onRestart: () => void
  /** Downloads the rejected rows. */
  onDownload: (format: TableFormat) => Promise<void>
}

/** How the user wants the list to be read now, and what of it is other than it was checked. */
function useChosenReading({ chosen, columns: checked, options: checkedOptions }: CheckedFileProps) {
  const [columns, setColumns] = useState(chosen?.columns ?? checked)
  const [options, setOptions] = useState(chosen?.options ?? checkedOptions)
  const { fixedValues = {}, stock, description } = options
  const sent = sentValues(fixedValues, columns)
  const checkedValues = checkedOptions.fixedValues ?? {}
  return {
    ...{ columns, setColumns, options, setOptions, fixedValues, checkedValues },
    sentColumns: Object.keys(sent),
    hasOtherColumns: !areSameChoice(columns, checked),
    hasOtherValues: fixedColumns.some((column) => sent[column] !== checkedValues[column]),
    hasOtherOptions: stock !== checkedOptions.stock || description !== checkedOptions.description,
  }
}

/** A checked list: column mapping, choices for all rows, figures, rejected rows, changed cells and new products. */
export function ListReview(props: CheckedFileProps) {
  const { fileName, report, columns, onCheck, onWrite, onRestart, onDownload } = props
  const chosen = useChosenReading(props)
  const { options, setOptions, hasOtherColumns, hasOtherValues, hasOtherOptions, checkedValues } =
    chosen
  const check = () => onCheck(chosen.columns, options)
  const { questions = [], newProducts = [], changes } = report
  const answers = options.names ?? []
  const answer = (names: NonNullable<ImportOptions['names']>) =>
    onCheck(chosen.columns, { ...options, names })
  const isRemembered = report.isRemembered === true && report.fixedValues !== undefined
  const sharedValues = (
    <SharedValues
      columns={chosen.columns}
      hasNewProducts={report.created + report.rejectedRows > 0}
      checked={checkedValues}
      typed={chosen.fixedValues}
      isRemembered={isRemembered}
      isChanged={hasOtherValues}
      onChange={(fixedValues) => setOptions({ ...options, fixedValues })}
      onCheck={check}
    />
  )
  return (
    <>
      {isRemembered ? sharedValues : null}
      <ColumnsPanel
        head={report.head}
        checked={columns}
        chosen={chosen.columns}
        fixed={chosen.sentColumns}
        isChanged={hasOtherColumns}
        onChange={chosen.setColumns}
        onCheck={check}
      />
      {isRemembered ? null : sharedValues}
      {questions.length === 0 ? null : (
        <NameQuestions
          questions={questions}
          onAnswer={(answered) => answer([...answers, ...answered])}
        />
      )}
      {answers.length === 0 ? null : (
        <NameAnswers
          answers={answers}
          onAskAgain={(asked) => answer(answers.filter((given) => given !== asked))}
        />
      )}
      <ListChoices
        options={options}
        hasStock={columns.some(({ column }) => column === 'stock')}
        hasNewProducts={report.created + report.rejectedRows > 0}
        isChanged={hasOtherOptions}
        onChange={setOptions}
        onCheck={check}
      />
      <ImportFigures report={report} />
      <ImportDecision
        report={report}
        remembered={
          isRemembered ? describeValues(sentValues(checkedValues, columns)) || undefined : undefined
        }
        isUpToDate={!hasOtherColumns && !hasOtherOptions && !hasOtherValues}
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
      {changes && changes.total + changes.marked > 0 ? <ChangedCells changes={changes} /> : null}
      {newProducts.length === 0 ? null : (
        <NewProducts products={newProducts} total={report.created} />
      )}
    </>
  )
}
