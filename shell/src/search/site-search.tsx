import { t } from '@lingui/core/macro'
import { IconButton, useProductSearch } from '@store/ui'
import { ArrowLeft, Search } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { Field, Input, OpenButton } from './site-search-styles.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'

/** The search field of every page. On a phone a button opens it over the header. */
export function SiteSearch() {
  const { key } = useLocation()
  // On a phone; a navigation closes it.
  const [shownAt, setShownAt] = useState<string>()
  const products = useProductSearch(() => setShownAt(undefined))
  const { fieldProps, inputProps, suggestions } = products

  const open = () => {
    // Phones open their keyboard only for a field that gets the focus in the same event.
    flushSync(() => setShownAt(key))
    products.focus()
  }
  useSearchShortcut(open)
  return (
    <>
      <OpenButton label={t`Search products`} icon={Search} onClick={open} />
      <Field {...fieldProps} aria-label={t`Site`} data-open={shownAt === key}>
        <IconButton label={t`Close search`} icon={ArrowLeft} onClick={products.close} />
        <Input {...inputProps} aria-label={t`Search products`} />
        <IconButton label={t`Search`} icon={Search} onClick={products.search} />
        {suggestions}
      </Field>
    </>
  )
}
