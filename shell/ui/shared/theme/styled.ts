import type {} from 'styled-components'
import type { Theme } from './theme.ts'

declare module 'styled-components' {
  // Only an interface can be augmented, so that `props.theme` has our type.
  export interface DefaultTheme extends Theme {}
}
