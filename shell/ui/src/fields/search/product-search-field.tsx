import { t } from '@lingui/core/macro'
import { IconButton, theme } from '@store/ui/shared'
import { Search } from 'lucide-react'
import styled from 'styled-components'
import { controlStyles } from '../control-styles.ts'
import { useProductSearch } from './use-product-search.tsx'

const Container = styled.div`
  position: relative;
  /* Its suggestions cover what comes after it, also what sticks to an edge of the window. */
  z-index: calc(${theme.depth.sticky} + 1);

  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: ${theme.target};

  &::-webkit-search-cancel-button {
    display: none;
  }
`

/**
 * A large search field of a page, which suggests products as the header's does.
 * @param label its name for screen readers
 * @example <ProductSearchField label={t`What are you looking for?`} />
 */
export function ProductSearchField({ label }: { label: string }) {
  const { fieldProps, inputProps, suggestions, search } = useProductSearch()
  return (
    <Container {...fieldProps} aria-label={label}>
      <Input {...inputProps} aria-label={label} />
      <IconButton label={t`Search`} icon={Search} onClick={search} />
      {suggestions}
    </Container>
  )
}
