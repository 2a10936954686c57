import { formatDate, Grid, Heading, PageBody, PageHeader, theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type Article, readingMinutes } from './article.ts'
import { articles } from './articles.ts'

function ArticleCard({ article }: { article: Article }) {
  return (
    <Card>
      <small>
        <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
        {` · ${readingMinutes(article)} min read`}
      </small>
      <Heading level={2} size="l">
        <Link to={`/blog/${article.slug}`}>{article.title}</Link>
      </Heading>
      <p>{article.summary}</p>
    </Card>
  )
}

/** Articles for the trade (spec §2, Blog). */
export function BlogScreen() {
  return (
    <PageBody>
      <PageHeader title="Blog">
        What we explain across the counter, written down: for resellers, installers and offices.
      </PageHeader>
      <Grid as="ul" min="28rem">
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </Grid>
    </PageBody>
  )
}

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  list-style: none;

  small,
  p {
    color: ${theme.color.textMuted};
  }

  small {
    font-size: ${theme.size.s};
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
