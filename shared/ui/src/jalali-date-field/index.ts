export { JalaliDateField, type JalaliDateFieldProps } from './jalali-date-field.tsx';
export { tehranDay } from './jalali-day.ts';
