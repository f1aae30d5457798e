export {
  type Report,
  ReportForm,
  type ReportFormProps,
  type ReportLimits,
  type ReportWords,
} from './report-form.tsx';
