import { Breadcrumbs, Button, NavigationTile, Pagination } from '@store/ui'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Family, Specimen } from './specimen.tsx'

/** Navigation components. */
export function NavigationSpecimens() {
  const [page, setPage] = useState(3)
  // A page has only one of them: two would be two landmarks with one name.
  const [variant, setVariant] = useState<'simple' | 'numbered'>('numbered')
  return (
    <Family title="Navigation">
      <Breadcrumbs trail={[{ label: 'Shop', to: '/shop' }, { label: 'HP 26A' }]} />
      <Specimen name={`Pagination, ${variant}`}>
        <Pagination page={page} pages={9} onPage={setPage} variant={variant} />
        <Button
          variant="quiet"
          onClick={() => setVariant(variant === 'simple' ? 'numbered' : 'simple')}
        >
          The other one
        </Button>
      </Specimen>
      <Specimen name="NavigationTile">
        <NavigationTile to="/notifications" icon={Bell} title="Notifications" text="3 unread" />
      </Specimen>
    </Family>
  )
}
