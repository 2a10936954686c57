import { t } from '@lingui/core/macro'
import { IconButton, theme, useScreenKeys } from '@store/ui/shared'
import { Search, X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { controlStyles } from '../control-styles.ts'
import { Field, useField } from '../field.tsx'
import type { TextFieldProps } from '../text-field.tsx'

const Input = styled.input`
  ${controlStyles}
  padding-inline: ${theme.space.xxl} ${theme.target};

  /* Nothing to clear: the hint has the room. */
  &:placeholder-shown {
    padding-inline-end: ${theme.space.s};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Container = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${theme.space.m};
    margin-block: auto;
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

type SearchFieldProps = Omit<TextFieldProps, 'type' | 'name'> & {
  name?: string
  /** Called on Enter. */
  onSearch?: (value: string) => void
  /** `/` anywhere on the page focuses the field. */
  shortcut?: boolean
}

/**
 * A search box with a clear button, Enter, and `/` from anywhere when `shortcut` is set.
 * @example <SearchField label="Search products" hideLabel shortcut value={q} onChange={setQ} />
 */
export function SearchField({
  onSearch,
  shortcut = false,
  name = 'q',
  ...props
}: SearchFieldProps) {
  const { label, hint, error, required, hideLabel, onChange, ...native } = props
  const input = useRef<HTMLInputElement>(null)
  const field = useField({ ...props, name })
  useSlash(shortcut, input)
  useScreenKeys(useMemo(() => (shortcut ? [['/', label] as const] : []), [shortcut, label]))
  return (
    <Field {...field}>
      <Container>
        <Search size={18} aria-hidden />
        <Input
          enterKeyHint="search"
          {...native}
          {...field.control}
          ref={input}
          type="search"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onSearch) return
            // Nor is a form sent of which the search is a part.
            event.preventDefault()
            onSearch(native.value)
          }}
        />
        {native.value === '' ? null : (
          <IconButton
            label={t`Clear search`}
            icon={X}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          />
        )}
      </Container>
    </Field>
  )
}

function useSlash(isOn: boolean, input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches('input, select, option, textarea, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, input])
}
