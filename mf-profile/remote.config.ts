import { defineRemoteConfig } from '@bazaar/build';

export default defineRemoteConfig({
  name: 'mf-profile',
  routes: [
    { pattern: '/profile', access: 'session', layout: 'profile', render: 'client', chunk: 'dashboard' },
    {
      pattern: '/profile/favorites',
      access: 'session',
      layout: 'profile',
      render: 'client',
      chunk: 'favorites',
    },
  ],
  slots: [
    { name: 'header.badge', render: 'client', access: 'session', chunk: 'header-badge' },
    { name: 'home.continue', render: 'client', access: 'session', chunk: 'home-continue' },
  ],
  publishes: ['profile.favorite-list-changed@1', 'profile.unread-counted@1'],
  listens: ['profile.favorite-list-changed@1', 'profile.unread-counted@1', 'suppliers.favorite-toggled@1'],
});
