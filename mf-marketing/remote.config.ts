import type { RemoteConfig } from '@store/contract/schemas/composition'

export const remoteConfig: RemoteConfig = {
  name: 'mf-marketing',
  routes: [
    { path: '/' },
    { path: '/about' },
    { path: '/contact' },
    { path: '/support' },
    { path: '/blog' },
    { path: '/blog/:slug' },
    { path: '/our-team' },
    { path: '/it-accessories' },
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
}
