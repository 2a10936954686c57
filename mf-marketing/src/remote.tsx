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
  ],
})
