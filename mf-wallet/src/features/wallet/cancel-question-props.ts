/** The texts of the question before something is cancelled. */
interface CancelWords {
  title: string;
  keep: string;
  confirm: string;
  busy: string;
  done: string;
  failed: string;
  tryLater: string;
}

/** What the question before something is cancelled is given. */
export interface CancelQuestionProps {
  words: CancelWords;
  /** What cancelling means for the money. */
  text: string;
  /** Cancels it and shows the result. */
  cancel: () => Promise<unknown>;
  onClose: () => void;
}
