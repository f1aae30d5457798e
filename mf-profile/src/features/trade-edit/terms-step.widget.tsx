export function TermsStep() {
  return null;
}
