import { t } from '@lingui/core/macro'
import { Cluster, Heading, LinkButton, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useShopLink } from '../../shop-link.ts'
import type { ImageRow } from './image-rows.ts'

/** One row: a wide picture and links into the shop. */
export function ImageRowCard({ row }: { row: ImageRow }) {
  const shopLink = useShopLink()
  const { title, text } = row
  return (
    <Row aria-label={title}>
      <PictureLink to={shopLink({ category: row.category })} aria-label={t`Shop ${title}`}>
        <img {...row.picture} alt="" loading="lazy" decoding="async" />
      </PictureLink>
      <Text>
        <Heading level={2}>{title}</Heading>
        <p>{text}</p>
        <Cluster as="ul" gap="xs">
          {row.related.map((category) => (
            <li key={category}>
              <LinkButton to={shopLink({ category })} variant="secondary">
                {category}
              </LinkButton>
            </li>
          ))}
        </Cluster>
      </Text>
    </Row>
  )
}

const Row = styled.section`
  display: grid;
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  ${theme.media.phone} {
    grid-template-rows: auto 1fr;

    img {
      aspect-ratio: 2;
    }

    p {
      display: none;
    }
  }

  ${theme.media.tablet} {
    grid-template-columns: 2fr 3fr;
    min-height: 12rem;

    &:nth-child(even) {
      grid-template-columns: 3fr 2fr;
    }

    &:nth-child(even) > :first-child {
      order: 1;
    }
  }
`

const PictureLink = styled(Link)`
  position: relative;
  display: block;
  overflow: clip;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* The text decides the height of the row, so that it is never cut off. */
  ${theme.media.tablet} {
    img {
      position: absolute;
      inset: 0;
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  ${theme.media.motion} {
    img {
      transition: scale ${theme.motion.normal};
    }

    &:hover img {
      scale: 1.02;
    }
  }
`

const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};

  ${theme.media.tablet} {
    padding: ${theme.space.l};
  }

  p {
    max-width: 30rem;
    color: ${theme.color.textMuted};
  }

  ul {
    list-style: none;
  }
`
