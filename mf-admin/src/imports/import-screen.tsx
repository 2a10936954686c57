import { importColumns } from '@store/contract/rules/import-columns'
import { PageBody, PageHeader, Panel, theme } from '@store/sdk'
import styled from 'styled-components'
import { ImportDesk } from './import-desk.tsx'
import { ImportList } from './import-list.tsx'

const Columns = styled.code`
  font-family: ${theme.font.mono};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

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
        The first row names the columns: <Columns>{importColumns.join(', ')}</Columns>. Brand and
        model number (or name) say which product a row means; columns that are not there stay as
        they are. Slabs look like <Columns>10-24:390; 25+:370</Columns>. An export has this form
        already.
      </PageHeader>
      <ImportDesk />
      <Panel title="Imports so far">
        <ImportList />
      </Panel>
    </PageBody>
  )
}
