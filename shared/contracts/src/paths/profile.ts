export const profile = '/profile';
export const favorites = '/profile/favorites';
