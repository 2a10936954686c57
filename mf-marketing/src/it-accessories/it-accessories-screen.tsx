import { t } from '@lingui/core/macro'
import { Grid, Heading, LinkButton, PageBody, PageHeader, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useShopLink } from '../shop-link.ts'
import { type AccessoryGroup, accessoryGroups } from './accessory-groups.ts'

function GroupCard({ group: { title, text, picture, filter } }: { group: AccessoryGroup }) {
  const shopLink = useShopLink()
  return (
    <Card>
      <img {...picture} alt="" loading="lazy" decoding="async" />
      <div>
        <Heading level={2} size="l">
          <Link to={shopLink(filter)}>{title}</Link>
        </Heading>
        <p>{text}</p>
      </div>
    </Card>
  )
}

/** IT accessories by kind (screens 1.5). */
export function ItAccessoriesScreen() {
  return (
    <PageBody>
      <PageHeader
        title={t`IT Accessories`}
        actions={<LinkButton to="/contact">{t`Contact Us`}</LinkButton>}
      >
        {t`Everything a desk, a counter or a computer lab uses up or adds on. Ask us for a quotation when you need many.`}
      </PageHeader>
      <Grid as="ul" min="17rem">
        {accessoryGroups().map((group) => (
          <GroupCard key={group.title} group={group} />
        ))}
      </Grid>
    </PageBody>
  )
}

const Card = styled.li`
  position: relative;
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  list-style: none;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 4;
    object-fit: cover;
    object-position: 50% 25%;
    border-block-end: 1px solid ${theme.color.border};
  }

  > div {
    display: grid;
    align-content: start;
    gap: ${theme.space.xxs};
    padding: ${theme.space.m};
  }

  /* One per line: the picture beside the text, so that two or three are visible at once. */
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: 2fr 3fr;
    align-items: center;

    img {
      aspect-ratio: 1;
      border: 0;
    }
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card is the target; its name stays the heading's. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`
