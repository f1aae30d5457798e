import type { SlotDeclaration } from '@bazaar/host';

/** What this remote shows on pages of other owners. */
export const slots: readonly SlotDeclaration[] = [
  {
    name: 'home.news',
    render: 'server',
    access: 'any',
    widget: () => import('./features/home/home-news.widget.tsx'),
  },
  {
    name: 'home.webinars',
    render: 'server',
    access: 'any',
    widget: () => import('./features/home/home-webinars.widget.tsx'),
  },
  {
    name: 'home.videos',
    render: 'server',
    access: 'any',
    widget: () => import('./features/home/home-videos.widget.tsx'),
  },
  {
    name: 'help.panel',
    render: 'client',
    access: 'any',
    widget: () => import('./features/help-panel/help-panel.widget.tsx'),
  },
  {
    name: 'comments.review',
    render: 'client',
    access: 'session',
    widget: () => import('./features/comment-review/comment-review.widget.tsx'),
  },
];
