import { Button, PageBody, PageHeader } from '@store/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { TabLinks } from '../tab-links.ts'
import { MissedSearches } from './missed-searches.tsx'
import { type EditedSynonym, SynonymDialog } from './synonym-dialog.tsx'
import { Synonyms } from './synonyms.tsx'

/** What the search did not find, and the synonyms with which it finds it: a tab each, kept in the URL. */
export function SearchTermsScreen() {
  const [edited, setEdited] = useState<EditedSynonym>()
  const [params] = useSearchParams()
  const isSynonyms = params.get('show') === 'synonyms'
  return (
    <PageBody>
      <PageHeader
        title="Search"
        actions={
          <>
            <TabLinks aria-label="Search">
              <Link to={{ search: '' }} aria-current={isSynonyms ? undefined : 'page'}>
                Searches without result
              </Link>
              <Link to={{ search: 'show=synonyms' }} aria-current={isSynonyms ? 'page' : undefined}>
                Synonyms and phrases
              </Link>
            </TabLinks>
            <Button icon={Plus} size="s" onClick={() => setEdited({ term: '', replacements: '' })}>
              Add synonym
            </Button>
          </>
        }
      />
      {isSynonyms ? (
        <Synonyms onEdit={setEdited} />
      ) : (
        <MissedSearches onAdd={(term) => setEdited({ term, replacements: '' })} />
      )}
      {edited === undefined ? null : (
        <SynonymDialog edited={edited} onClose={() => setEdited(undefined)} />
      )}
    </PageBody>
  )
}
