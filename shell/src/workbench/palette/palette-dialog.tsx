import { useSession } from '@store/sdk'
import { Dialog } from '@store/ui'
import { useId, useRef } from 'react'
import type { PaletteLink } from './palette-item.ts'
import { PaletteResults } from './palette-results.tsx'
import { Hint, Input, Results } from './palette-styles.ts'
import { addRecentItem } from './recent-items.ts'
import { usePalette } from './use-palette.ts'

/** The pages of the layout. */
type PaletteDialogProps = { pages: readonly PaletteLink[]; onClose: () => void }

/** The open palette: a field, and below it what its text may mean. */
export function PaletteDialog({ pages, onClose }: PaletteDialogProps) {
  const { user } = useSession()
  const results = useRef<HTMLDivElement>(null)
  const palette = usePalette(pages, results)
  const { active, search } = palette
  const listId = useId()
  const handleOpen = (link: PaletteLink) => {
    if (user) addRecentItem(user._id, link)
    onClose()
  }
  return (
    <Dialog open title="Search or jump" size="m" onClose={onClose}>
      <Input
        type="text"
        role="combobox"
        aria-label="Search or jump to"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active && listId}
        aria-activedescendant={active && `${listId}-${palette.activeIndex}`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={200}
        placeholder="Order, buyer, phone, UTR, model or page"
        value={palette.typed}
        onChange={(event) => palette.type(event.currentTarget.value)}
        onKeyDown={palette.handleKeyDown}
      />
      <Results ref={results} aria-busy={!search.isCurrent}>
        <PaletteResults
          id={listId}
          groups={palette.groups}
          active={active}
          text={palette.text}
          isSearching={!search.isCurrent}
          error={search.error}
          onRetry={search.retry}
          onOpen={handleOpen}
          onClose={onClose}
        />
      </Results>
      <Hint aria-hidden>↑ ↓ choose · Enter opens · Esc closes</Hint>
    </Dialog>
  )
}
