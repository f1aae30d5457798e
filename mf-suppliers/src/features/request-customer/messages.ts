export const messages = {
  label: 'درخواست به نام',
  self: 'خودم',
  selfNamed: (name: string) => `${name} (خودم)`,
} as const;
