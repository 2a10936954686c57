import { t } from '@lingui/core/macro'
import { Grid, PageBody, PageHeader } from '@store/ui'
import { ArticleCard } from './article-card.tsx'
import { articles } from './articles.ts'

/** Articles for the trade (screens 1.5). */
export function BlogScreen() {
  return (
    <PageBody>
      <PageHeader title={t`Blog`}>
        {t`What we explain across the counter, written down: for resellers, installers and offices.`}
      </PageHeader>
      <Grid as="ul" min="34rem">
        {articles().map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </Grid>
    </PageBody>
  )
}
