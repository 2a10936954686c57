import { PageBody, PageHeader } from '@store/sdk'
import { Panel } from '@store/sdk/parts'
import { FileForm } from './file-form.tsx'
import { ImportDesk } from './import-desk.tsx'
import { ImportList } from './import-list.tsx'

/** Products from an Excel or CSV file: checked, imported, undone (spec §2, Superadmin products). */
export function ImportScreen() {
  return (
    <PageBody>
      <PageHeader
        title="Import products"
        trail={[
          { label: 'Dashboard', to: '/superadmin/dashboard' },
          { label: 'Products', to: '/superadmin/products' },
          { label: 'Import' },
        ]}
      >
        A supplier’s list will do: you see what every column is taken for before anything is
        changed.
      </PageHeader>
      <ImportDesk />
      <FileForm />
      <Panel title="Imports so far">
        <ImportList />
      </Panel>
    </PageBody>
  )
}
