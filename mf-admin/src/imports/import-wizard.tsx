import { importAccept } from '@store/contract/rules/limits'
import { Button, Cluster, FileDrop, FormMessage, LinkButton, Panel, Stack } from '@store/ui'
import styled from 'styled-components'
import { useFocusFallback } from '../focus/use-focus-fallback.ts'
import { CheckedFile } from './checked-file/checked-file.tsx'
import { ImportFigures } from './checked-file/import-figures.tsx'
import { RejectedCells } from './checked-file/rejected-cells.tsx'
import { ImportProgressBar } from './import-progress-bar.tsx'
import type { useImport } from './use-import.ts'

const Place = styled.div`
  outline: none;
`

type ImportWizardProps = { importFlow: ReturnType<typeof useImport> }

/** The steps of an import: choose a file, check it, import it (desks 1.9). The focus moves to the heading of each step. */
export function ImportWizard({ importFlow }: ImportWizardProps) {
  const place = useFocusFallback<HTMLDivElement>(importFlow.step.kind)
  return (
    <Place ref={place} tabIndex={-1}>
      <ImportStep importFlow={importFlow} />
    </Place>
  )
}

function ImportStep({ importFlow }: ImportWizardProps) {
  const { step, choose, check, write, downloadRejected, restart } = importFlow
  if (step.kind === 'empty') {
    return (
      <FileDrop
        label="Excel or CSV file"
        name="file"
        accept={importAccept}
        hint="It is checked first. Nothing changes until you confirm."
        value={undefined}
        onChange={(file) => void choose(file)}
        error={step.error}
      />
    )
  }
  const { name } = step.file
  if (step.kind === 'sending') {
    return (
      <Panel title="Import">
        <ImportProgressBar fileName={name} sent={step.sent} progress={step.progress} />
      </Panel>
    )
  }
  if (step.kind === 'checked') {
    return (
      <CheckedFile
        fileName={name}
        report={step.report}
        columns={step.columns}
        chosen={step.chosen}
        options={step.options}
        error={step.error}
        onCheck={(columns, options) => void check(step, columns, options)}
        onWrite={(kind) => void write(step, kind)}
        onRestart={restart}
        onDownload={(format) => downloadRejected(step, format)}
      />
    )
  }
  return (
    <Stack>
      <FormMessage tone="success">{`${name} is imported.`}</FormMessage>
      <ImportFigures report={step.report} />
      <Cluster gap="s">
        <LinkButton to="/superadmin/products">Look at the products</LinkButton>
        <Button variant="secondary" onClick={restart}>
          Import another file
        </Button>
      </Cluster>
      {step.report.rejectedRows === 0 ? null : (
        <RejectedCells
          fileName={name}
          cells={step.report.rejected}
          columns={step.columns}
          onDownload={(format) => downloadRejected(step, format)}
        />
      )}
    </Stack>
  )
}
