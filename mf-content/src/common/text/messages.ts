export const messages = {
  home: 'خانه',
  contents: 'مطالب',
  allContents: 'همه مطالب',
  minutes: (count: string) => `${count} دقیقه مطالعه`,
  pageTitle: (title: string, page: string) => `${title}، صفحه ${page}`,
} as const;
