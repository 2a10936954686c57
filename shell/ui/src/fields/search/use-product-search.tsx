import { t } from '@lingui/core/macro'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSearchText } from './use-search-text.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * A field that searches the user's shop and suggests products, categories and brands meanwhile: a combobox (WAI-ARIA), whose
 * list is downloaded when it is first used. How it looks is up to who shows it; what has `fieldProps` positions the list.
 * @param handleClose called when a search begins, and when the focus leaves
 * @example
 * const { fieldProps, inputProps, suggestions } = useProductSearch()
 * return <Field {...fieldProps}><input aria-label={t`Search`} {...inputProps} />{suggestions}</Field>
 */
export function useProductSearch(handleClose?: () => void) {
  const navigate = useNavigate()
  const { text, asked, type, shopPath } = useSearchText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const { SuggestionList, active, ...list } = useSuggestions(field, asked)
  const isExpanded = SuggestionList !== undefined

  const close = () => {
    list.close()
    handleClose?.()
  }
  const search = () => {
    const chosen = list.activeOption()
    const q = text.trim()
    if (chosen) chosen.click()
    else void navigate(q === '' ? shopPath : `${shopPath}?${new URLSearchParams({ q })}`)
    close()
    // Closes the keyboard of a phone.
    input.current?.blur()
  }
  return {
    search,
    close,
    /** Moves the focus into the field and selects its text. */
    focus: () => {
      input.current?.focus()
      input.current?.select()
    },
    /** Of an element around the field, with a position other than `static`. */
    fieldProps: {
      ref: field,
      role: 'search',
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
    /** Of an input, which needs a name besides. */
    inputProps: {
      ref: input,
      type: 'search',
      name: 'q',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': listId,
      'aria-activedescendant': isExpanded && active >= 0 ? `${listId}-${active}` : undefined,
      autoComplete: 'off',
      enterKeyHint: 'search',
      maxLength: 200,
      placeholder: t`Model number, name or brand`,
      value: text,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
        type(value)
        list.open()
      },
      onFocus: list.open,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search()
        else list.handleKeyDown(event)
      },
    },
    /** Rendered below the input; nothing while there is nothing to suggest. */
    suggestions: SuggestionList && (
      <SuggestionList q={asked} id={listId} active={active} shopPath={shopPath} />
    ),
  } as const
}
