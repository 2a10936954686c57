import { t } from '@lingui/core/macro'
import { IconButton } from '@store/ui'
import { ArrowLeft, Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { Field, Input, OpenButton } from './site-search-styles.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'
import { useSearchText } from './use-search-text.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search field of every page, with suggestions, whose code and data are loaded when it is used. On a phone a
 * button opens it over the header.
 */
export function SiteSearch() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { text, asked, type, shopPath } = useSearchText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const suggestions = useSuggestions(field, asked)
  const { SuggestionList, active } = suggestions
  const isExpanded = SuggestionList !== undefined
  // On a phone; a navigation closes it.
  const [shownAt, setShownAt] = useState<string>()

  const focus = () => {
    // Phones open their keyboard only for a field that gets the focus in the same event.
    flushSync(() => setShownAt(key))
    input.current?.focus()
    input.current?.select()
  }
  useSearchShortcut(focus)

  const close = () => {
    suggestions.close()
    setShownAt(undefined)
  }
  const search = () => {
    const chosen = suggestions.activeOption()
    const q = text.trim()
    if (chosen) chosen.click()
    else void navigate(q === '' ? shopPath : `${shopPath}?${new URLSearchParams({ q })}`)
    close()
    // Closes the keyboard of a phone.
    input.current?.blur()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search()
    else suggestions.handleKeyDown(event)
  }
  return (
    <>
      <OpenButton label={t`Search products`} icon={Search} onClick={focus} />
      <Field
        ref={field}
        role="search"
        aria-label={t`Site`}
        data-open={shownAt === key}
        onBlur={handleBlur}
      >
        <IconButton label={t`Close search`} icon={ArrowLeft} onClick={close} />
        <Input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t`Search products`}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-activedescendant={isExpanded && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={t`Model number, name or brand`}
          value={text}
          onChange={(event) => {
            type(event.currentTarget.value)
            suggestions.open()
          }}
          onFocus={suggestions.open}
          onKeyDown={handleKeyDown}
        />
        <IconButton label={t`Search`} icon={Search} onClick={search} />
        {SuggestionList ? (
          <SuggestionList q={asked} id={listId} active={active} shopPath={shopPath} />
        ) : null}
      </Field>
    </>
  )
}
