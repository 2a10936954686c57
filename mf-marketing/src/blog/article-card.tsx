import { t } from '@lingui/core/macro'
import { formatDate, Heading, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type Article, readingMinutes } from './article.ts'
import { pictureOf } from './article-pictures.ts'

type ArticleCardProps = { article: Article; level?: 2 | 3 }

/** An article in a list: the whole card is the link. */
export function ArticleCard({ article, level = 2 }: ArticleCardProps) {
  const minutes = readingMinutes(article)
  return (
    <Card>
      <img {...pictureOf(article)} alt="" decoding="async" />
      <div>
        <small>
          <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
          {' · '}
          {t`${minutes} min read`}
        </small>
        <Heading level={level} size="l">
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
        </Heading>
        <p>{article.summary}</p>
      </div>
    </Card>
  )
}

const Card = styled.li`
  position: relative;
  display: grid;
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  list-style: none;

  ${theme.media.tablet} {
    grid-template-columns: 2fr 3fr;
  }

  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  > div {
    display: grid;
    align-content: center;
    gap: ${theme.space.xs};
    padding: ${theme.space.m};
  }

  small,
  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
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

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`
