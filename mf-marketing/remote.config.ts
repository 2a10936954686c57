import type { RemoteDefinition } from '@store/sdk'
import { articleSlugs } from './src/blog/article-slugs.ts'
import { homeProductCall } from './src/home/products/product-query.ts'

/** The policies show the seller's name and terms. */
const sellerCalls = ['/settings/seller']

export const remoteConfig: RemoteDefinition = {
  name: 'mf-marketing',
  routes: [
    {
      path: '/',
      title: 'IT peripherals, surveillance and networking, wholesale',
      description:
        'Printers, toner, CCTV and networking for shops, offices and institutions, sent to every corner of India at the price of your tier.',
      firstCalls: [homeProductCall],
      firstPaint: true,
      load: async () => (await import('./src/home/home-screen.tsx')).HomeScreen,
    },
    {
      path: '/about',
      title: 'About Us',
      description:
        'Since 1995 in IT distribution: over 2500 resellers and institutions across India buy accessories, surveillance and networking here.',
      firstPaint: true,
      load: async () => (await import('./src/about/about-screen.tsx')).AboutScreen,
    },
    {
      path: '/contact',
      title: 'Contact',
      description:
        'Ask about a product, a price or a delivery: by the form, by phone, by WhatsApp or at our office in Hyderabad.',
      firstPaint: true,
      load: async () => (await import('./src/contact/contact-screen.tsx')).ContactScreen,
    },
    {
      path: '/support',
      title: 'Support',
      description:
        'Business hours, delivery by courier, bus or transport, payment by bank transfer, cancellation: what buyers ask most, answered.',
      firstPaint: true,
      load: async () => (await import('./src/support/support-screen.tsx')).SupportScreen,
    },
    {
      path: '/blog',
      title: 'Blog',
      description:
        'Notes for the trade: toner yields, POE budgets, NVR or DVR, input credit of GST, explained by people who sell it every day.',
      firstPaint: true,
      load: async () => (await import('./src/blog/blog-screen.tsx')).BlogScreen,
    },
    {
      path: '/blog/:slug',
      firstPaint: true,
      load: async () => (await import('./src/blog/article-screen.tsx')).ArticleScreen,
    },
    {
      path: '/our-team',
      title: 'Our Team',
      description: 'The six people who lead the company, and how long each has been in the trade.',
      firstPaint: true,
      load: async () => (await import('./src/our-team/our-team-screen.tsx')).OurTeamScreen,
    },
    {
      path: '/it-accessories',
      title: 'IT Accessories',
      description:
        'Printers, cartridges, monitors, mice, keyboards, headphones, webcams and external storage from the brands offices ask for.',
      firstPaint: true,
      load: async () =>
        (await import('./src/it-accessories/it-accessories-screen.tsx')).ItAccessoriesScreen,
    },
    {
      path: '/returns',
      title: 'Returns and Dead on Arrival',
      description:
        'A piece that arrives dead, damaged or wrong is replaced or paid back: how long you have, what to send, and when you get your money.',
      firstCalls: sellerCalls,
      firstPaint: true,
      load: async () => (await import('./src/policies/policy-screens.tsx')).ReturnsScreen,
    },
    {
      path: '/shipping',
      title: 'Shipping',
      description:
        'When an order leaves, how it travels by courier, bus or transport across India, how to follow it, and until when you can cancel.',
      firstCalls: sellerCalls,
      firstPaint: true,
      load: async () => (await import('./src/policies/policy-screens.tsx')).ShippingScreen,
    },
    {
      path: '/privacy',
      title: 'Privacy',
      description:
        'Which data the shop has about you, what it is used for, who else sees it, how long it is kept, and what you can ask for.',
      firstCalls: sellerCalls,
      firstPaint: true,
      load: async () => (await import('./src/policies/policy-screens.tsx')).PrivacyScreen,
    },
    {
      path: '/terms',
      title: 'Terms of Sale',
      description:
        'Who sells, prices with GST, bank transfer with proof, cancelling before dispatch, delivery, warranty and which courts decide.',
      firstCalls: sellerCalls,
      firstPaint: true,
      load: async () => (await import('./src/policies/policy-screens.tsx')).TermsScreen,
    },
    {
      path: '/slider',
      load: async () => (await import('./src/home/slider/slider.tsx')).SliderScreen,
    },
    {
      path: '/choose',
      load: async () => (await import('./src/home/choose/why-choose.tsx')).WhyChooseScreen,
    },
    {
      path: '/brand-section',
      load: async () => (await import('./src/home/brand-section.tsx')).BrandSectionScreen,
    },
    {
      path: '/topcategories-section',
      load: async () => (await import('./src/home/category-section.tsx')).CategorySectionScreen,
    },
    {
      path: '/image-section',
      roles: ['enduser', 'reseller', 'distributor'],
      load: async () =>
        (await import('./src/home/image-rows/image-section.tsx')).ImageSectionScreen,
    },
  ],
  navigation: [
    { label: 'Home', labels: { hi: 'होम' }, to: '/', order: 10 },
    { label: 'About Us', labels: { hi: 'हमारे बारे में' }, to: '/about', order: 30 },
    { label: 'Our Team', labels: { hi: 'हमारी टीम' }, to: '/our-team', order: 40 },
    { label: 'Contact', labels: { hi: 'संपर्क' }, to: '/contact', order: 50 },
    { label: 'Faq', labels: { hi: 'सवाल-जवाब' }, to: '/support', order: 60 },
    { label: 'Blog', labels: { hi: 'ब्लॉग' }, to: '/blog', order: 70 },
  ],
  sitemap: articleSlugs.map((slug) => `/blog/${slug}`),
  scriptBudget: 92_300,
}
