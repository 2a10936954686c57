import { defineRemote, screen } from '@store/sdk'

export const remote = defineRemote({
  routes: [
    screen('/', async () => (await import('./home/home-screen.tsx')).HomeScreen),
    screen('/slider', async () => (await import('./home/slider/slider.tsx')).SliderScreen),
    screen('/choose', async () => (await import('./home/choose/why-choose.tsx')).WhyChooseScreen),
    screen(
      '/brand-section',
      async () => (await import('./home/brands/brand-section.tsx')).BrandSectionScreen,
    ),
    screen(
      '/topcategories-section',
      async () => (await import('./home/categories/category-section.tsx')).CategorySectionScreen,
    ),
    screen(
      '/image-section',
      async () => (await import('./home/image-rows/image-section.tsx')).ImageSectionScreen,
    ),
    screen('/about', async () => (await import('./about/about-screen.tsx')).AboutScreen),
    screen('/our-team', async () => (await import('./our-team/our-team-screen.tsx')).OurTeamScreen),
    screen('/support', async () => (await import('./support/support-screen.tsx')).SupportScreen),
    screen('/contact', async () => (await import('./contact/contact-screen.tsx')).ContactScreen),
    screen('/blog', async () => (await import('./blog/blog-screen.tsx')).BlogScreen),
    screen('/blog/:slug', async () => (await import('./blog/article-screen.tsx')).ArticleScreen),
    screen(
      '/it-accessories',
      async () => (await import('./it-accessories/it-accessories-screen.tsx')).ItAccessoriesScreen,
    ),
  ],
})
