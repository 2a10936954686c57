import type { RemoteConfig } from '@store/contract/schemas/site/composition'
import { articles } from './src/blog/articles.ts'

export const remoteConfig: RemoteConfig = {
  name: 'mf-marketing',
  routes: [
    {
      path: '/',
      title: 'IT peripherals, surveillance and networking, wholesale',
      description:
        'Printers, toner, CCTV and networking for shops, offices and institutions, sent to every corner of India at the price of your tier.',
    },
    {
      path: '/about',
      title: 'About Us',
      description:
        'Since 1995 in IT distribution: over 2500 resellers and institutions across India buy accessories, surveillance and networking here.',
    },
    {
      path: '/contact',
      title: 'Contact',
      description:
        'Ask about a product, a price or a delivery: by the form, by phone, by WhatsApp or at our office in Hyderabad.',
    },
    {
      path: '/support',
      title: 'Support',
      description:
        'Business hours, delivery by courier, bus or transport, payment by bank transfer, cancellation: what buyers ask most, answered.',
    },
    {
      path: '/blog',
      title: 'Blog',
      description:
        'Notes for the trade: toner yields, POE budgets, NVR or DVR, input credit of GST, explained by people who sell it every day.',
    },
    { path: '/blog/:slug' },
    {
      path: '/our-team',
      title: 'Our Team',
      description: 'The six people who lead the company, and how long each has been in the trade.',
    },
    {
      path: '/it-accessories',
      title: 'IT Accessories',
      description:
        'Printers, cartridges, monitors, mice, keyboards, headphones, webcams and external storage from the brands offices ask for.',
    },
    { path: '/slider' },
    { path: '/choose' },
    { path: '/brand-section' },
    { path: '/topcategories-section' },
    { path: '/image-section', roles: ['enduser', 'reseller', 'distributor'] },
  ],
  navigation: [
    { label: 'Home', to: '/', order: 10 },
    { label: 'About Us', to: '/about', order: 30 },
    { label: 'Our Team', to: '/our-team', order: 40 },
    { label: 'Contact', to: '/contact', order: 50 },
    { label: 'Faq', to: '/support', order: 60 },
    { label: 'Blog', to: '/blog', order: 70 },
  ],
  sitemap: articles.map(({ slug }) => `/blog/${slug}`),
  scriptBudget: 52_000,
}
