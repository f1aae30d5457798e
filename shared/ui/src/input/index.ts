export { OtpField, type OtpFieldProps } from './otp-field.tsx';
export { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from './text-field.tsx';
