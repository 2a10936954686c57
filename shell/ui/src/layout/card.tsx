import { theme } from '@store/ui/shared'
import styled from 'styled-components'

/**
 * A bordered surface for one thing: a product, an order, a form.
 * @example <Card as="article">…</Card>
 */
export const Card = styled.div`
  min-width: 0;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`
