import { PageBody, PageHeader, Panel } from '@store/ui'
import { FileFormatHelp } from './file-format-help.tsx'
import { ImportList } from './import-list.tsx'
import { ImportWizard } from './import-wizard.tsx'
import { useImport } from './use-import.ts'

/** Products from an Excel or CSV file: checked, imported, undone (desks 1.9). */
export function ImportScreen() {
  const { step, restart, ...actions } = useImport()
  const handleUndone = (importId: string) => {
    if (step.kind === 'done' && step.report.importId === importId) restart()
  }
  return (
    <PageBody>
      <PageHeader title="Import products">
        Upload a supplier’s list. You check how its columns are read before anything changes.
      </PageHeader>
      <ImportWizard importFlow={{ step, restart, ...actions }} />
      <FileFormatHelp />
      <Panel title="Past imports">
        <ImportList onUndone={handleUndone} />
      </Panel>
    </PageBody>
  )
}
