import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { Button, CheckboxField, Cluster, formatCount, Stack } from '@store/ui'
import { Upload } from 'lucide-react'
import { useState } from 'react'

type ImportDecisionProps = {
  report: ImportReport
  /** The report belongs to the chosen column mapping. */
  isUpToDate: boolean
  /** What all rows share as an admin chose it for a list with the same columns: perhaps another supplier's. */
  remembered: string | undefined
  onWrite: (kind: 'whole' | 'partial') => void
  onRestart: () => void
}

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

/** Imports a checked file whole or, if the user agrees, without its rejected rows. */
export function ImportDecision(props: ImportDecisionProps) {
  const { report, isUpToDate, remembered, onWrite, onRestart } = props
  const [skipsRejectedRows, setSkipsRejectedRows] = useState(false)
  // Of another report nothing is confirmed.
  const [confirmed, setConfirmed] = useState<ImportReport>()
  const [fitting, setFitting] = useState<ImportReport>()
  const { rejectedRows } = report
  const marked = report.changes?.marked ?? 0
  const isConfirmed = marked === 0 || confirmed === report
  const isFitting = remembered === undefined || fitting === report
  const products = report.created + report.updated
  const canWrite =
    isUpToDate &&
    products > 0 &&
    isConfirmed &&
    isFitting &&
    (rejectedRows === 0 || skipsRejectedRows)
  return (
    <Stack>
      {remembered === undefined ? null : (
        <CheckboxField
          name="remembered"
          label={`Right for this list: ${remembered}`}
          hint="An admin chose it for a list with the same columns. Change it above for another supplier's."
          value={isFitting}
          onChange={(isOn) => setFitting(isOn ? report : undefined)}
        />
      )}
      {rejectedRows === 0 ? null : (
        <CheckboxField
          name="partial"
          label={`Leave out the ${rowsOf(rejectedRows)} with errors`}
          hint="Otherwise correct the file and choose it again. Nothing is imported until every row is correct."
          value={skipsRejectedRows}
          onChange={setSkipsRejectedRows}
        />
      )}
      {marked === 0 ? null : (
        <CheckboxField
          name="marks"
          label={`Import the ${formatCount(marked)} marked ${marked === 1 ? 'cell' : 'cells'}, too`}
          hint="These values are allowed but look like mistakes. Otherwise correct the file and choose it again."
          value={confirmed === report}
          onChange={(isOn) => setConfirmed(isOn ? report : undefined)}
        />
      )}
      {isUpToDate && products === 0 && rejectedRows === 0 ? (
        <p>There is nothing to import in this file.</p>
      ) : null}
      <Cluster gap="s">
        <Button
          icon={Upload}
          disabled={!canWrite}
          onClick={() => onWrite(skipsRejectedRows ? 'partial' : 'whole')}
        >
          {`Import ${formatCount(products)} ${products === 1 ? 'product' : 'products'}`}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          Choose another file
        </Button>
      </Cluster>
    </Stack>
  )
}
