import { PageBody, PageHeader, Stack } from '@store/ui'
import { useState } from 'react'
import { MissedSearchPanel } from './missed-search-panel.tsx'
import { type EditedSynonym, SynonymDialog } from './synonym-dialog.tsx'
import { SynonymPanel } from './synonym-panel.tsx'

/** What the search did not find, and the synonyms with which it finds it. */
export function SearchTermsScreen() {
  const [edited, setEdited] = useState<EditedSynonym>()
  return (
    <PageBody>
      <PageHeader title="Search" />
      <Stack gap="l">
        <MissedSearchPanel onAdd={(term) => setEdited({ term, replacements: '' })} />
        <SynonymPanel onEdit={setEdited} />
      </Stack>
      {edited === undefined ? null : (
        <SynonymDialog edited={edited} onClose={() => setEdited(undefined)} />
      )}
    </PageBody>
  )
}
