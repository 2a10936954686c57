import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { theme } from '../../theme/theme.ts'

/** A step of the way to a screen; without `to` it is the screen itself. */
export type Crumb = { label: string; to?: string }

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-width: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.targetDense};
    min-height: ${theme.targetDense};
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`

/**
 * The way from the top of the site to this screen.
 * @example <Breadcrumbs trail={[{ label: 'Shop', to: '/shop' }, { label: 'HP 26A' }]} />
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {trail.map(({ label, to }, index) => (
          <Step key={label}>
            {index === 0 ? null : <ChevronRight size={14} aria-hidden />}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </Step>
        ))}
      </Trail>
    </nav>
  )
}
