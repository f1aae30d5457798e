/** What users read of their wallet. */
export const messages = {
  notFinance:
    'تنها مالک سازمان یا نماینده مالی آن می‌تواند کیف پولش را شارژ کند یا ببیند. از مالک سازمان بخواهید نقش مالی به شما بدهد.',
} as const;
