export const home = '/';
export const login = '/users/login';
