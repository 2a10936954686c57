import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { useSession } from '@store/sdk'
import { ColorModeSwitch, theme } from '@store/ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { useSiteMap } from '../../routing/site-map-context.tsx'
import { MenuCallLink } from './call-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { linkLabelOf } from './link-label.ts'

/** Links of this order and above are about the company; those before are what buyers come for. */
const firstCompanyOrder = 30

/** The navigation links of the person's role (site 2.1); on small screens shown by the menu button. */
export function MainNavigation({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { role } = useSession()
  const links = useSiteMap().linksFor(role)
  const isBuyer = role !== 'visitor' && !isAdmin(role)
  const apart = isBuyer ? links.findIndex(({ order }) => order >= firstCompanyOrder) : -1
  return (
    <Bar id={id} data-open={isOpen}>
      <nav aria-label={t`Main`}>
        <Links>
          {links.map((link, index) => (
            <li key={`${link.label} ${link.to}`} data-apart={index === apart || undefined}>
              <Target to={link.to} end={link.to === '/'}>
                {linkLabelOf(link)}
              </Target>
            </li>
          ))}
        </Links>
      </nav>
      <MenuCallLink />
      {isAdmin(role) ? null : (
        <PhoneRow>
          {t`Language`}
          <LanguageSwitch place="menu" />
        </PhoneRow>
      )}
      <PhoneRow>
        {t`Dark mode`}
        <ColorModeSwitch />
      </PhoneRow>
    </Bar>
  )
}

const Bar = styled.div`
  ${theme.media.tablet} {
    border-block-start: 1px solid ${theme.color.border};
  }

  ${theme.media.phone} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    max-height: calc(${theme.viewportHeight} - ${theme.space.xxxl});
    padding: ${theme.space.xs} ${theme.space.m} ${theme.space.m};
    overflow-y: auto;
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.overlay};

    &[data-open='false'] {
      display: none;
    }
  }
`

const Target = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space.xs};
  border-block: 2px solid transparent;
  color: ${theme.color.text};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &[aria-current='page'] {
    color: ${theme.color.primary};
  }

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  ${theme.media.tablet} {
    min-height: ${theme.targetDense};

    &[aria-current='page'] {
      border-block-end-color: ${theme.color.primary};
    }
  }
`

const Links = styled.ul`
  ${theme.media.tablet} {
    display: flex;
    max-width: calc(${theme.width.wide} + 2 * ${theme.space.m});
    margin-inline: auto;
    padding-inline: ${theme.space.xs};
    overflow-x: auto;
  }

  > [data-apart] {
    ${theme.media.tablet} {
      margin-inline-start: auto;
      padding-inline-start: ${theme.space.s};
    }

    ${theme.media.phone} {
      margin-block-start: ${theme.space.xs};
      padding-block-start: ${theme.space.xs};
      border-block-start: 1px solid ${theme.color.border};
    }
  }

  /* For who knows the company already. */
  > [data-apart] > ${Target}:not([aria-current='page'], :hover),
  > [data-apart] ~ li > ${Target}:not([aria-current='page'], :hover) {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }

  ${theme.media.tablet} {
    > [data-apart],
    > [data-apart] ~ li {
      font-size: ${theme.size.s};
    }
  }
`

const PhoneRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${theme.space.xs};
  padding-inline-start: ${theme.space.xs};
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};

  ${theme.media.tablet} {
    display: none;
  }
`
