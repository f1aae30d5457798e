export const wallet = '/profile/wallet';
