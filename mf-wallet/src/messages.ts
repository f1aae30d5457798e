/** Title of the entry of the profile's menu. */
export const menuTitle = 'کیف پول';
