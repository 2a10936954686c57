import { t } from '@lingui/core/macro'
import { breadcrumbData } from '@store/contract/rules/site/structured-data'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { publicOrigin } from '../head/public-origin.ts'
import { usePageHead } from '../head/use-page-head.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { theme } from '../theme/theme.ts'

/** A step of the path to a screen; without `to` it is the screen itself, whose heading shows it. */
export type Crumb = { label: string; to?: string }

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The first word is aligned with the heading below. */
  margin-inline-start: calc(-1 * ${theme.space.xs});
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Step = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;

  a {
    padding-inline: ${theme.space.xs};
    display: inline-flex;
    align-items: center;
    min-height: ${theme.targetDense};
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`

/**
 * The path from the home page to this screen, also for search engines.
 * @example <Breadcrumbs trail={[{ label: 'Shop', to: '/shop' }, { label: 'HP 26A' }]} />
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  usePageHead({ structured: [breadcrumbData(trail, publicOrigin())] })
  return (
    <nav aria-label={t`Breadcrumb`}>
      <Trail>
        {trail.map(({ label, to }, index) =>
          to === undefined ? (
            // Its heading is just below: read aloud, but not shown twice.
            <li key={label}>
              <VisuallyHidden aria-current="page">{label}</VisuallyHidden>
            </li>
          ) : (
            <Step key={label}>
              <Link to={to}>{label}</Link>
              {trail[index + 1]?.to === undefined ? null : <ChevronRight size={14} aria-hidden />}
            </Step>
          ),
        )}
      </Trail>
    </nav>
  )
}
