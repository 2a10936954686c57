import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PaletteDialog } from './palette-dialog.tsx'
import { paletteShortcut } from './palette-shortcut.ts'
import { Keys, OpenButton } from './palette-styles.ts'
import { usePaletteShortcut } from './use-palette-shortcut.ts'

const label = 'Search or jump'

/**
 * Finds orders, buyers and products, and goes to pages, from everywhere: by Ctrl+K or ⌘K, or by its button. For admins.
 * @param links the pages of the layout's navigation
 * @example <CommandPalette links={[{ label: 'Orders', to: '/superadmin/orders' }]} />
 */
export function CommandPalette({ links }: { links: readonly { label: string; to: string }[] }) {
  // A navigation changes the key, which closes the palette.
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === key
  const open = () => setOpenedAt(key)
  const close = () => setOpenedAt(undefined)
  usePaletteShortcut(isOpen, isOpen ? close : open)
  const shortcut = paletteShortcut()
  return (
    <>
      <OpenButton
        variant="secondary"
        size="s"
        icon={Search}
        title={`${label} (${shortcut})`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <span>{label}</span>
        <Keys aria-hidden>{shortcut}</Keys>
      </OpenButton>
      {isOpen ? (
        <PaletteDialog
          pages={links.map((link) => ({ ...link, key: `page ${link.to}` }))}
          onClose={close}
        />
      ) : null}
    </>
  )
}
