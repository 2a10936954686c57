import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/**
 * Terms and their descriptions; `styled(DefinitionList)` sets the layout.
 * @example <DefinitionList><Definition term="Brand">HP</Definition></DefinitionList>
 */
export const DefinitionList = styled.dl`
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

type DefinitionProps = {
  term: React.ReactNode
  children: React.ReactNode
  className?: string
  /** Announces the term with a description that changes in a live region. */
  'aria-atomic'?: true
}

/** One term of a `DefinitionList` and its description. */
export function Definition({ term, children, ...rest }: DefinitionProps) {
  return (
    <div {...rest}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
