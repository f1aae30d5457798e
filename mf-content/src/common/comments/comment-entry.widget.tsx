import type { PageComment } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { mdiClose } from '@mdi/js';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { editComment } from './comment.mutations.ts';
import { PendingControls, ReaderControls } from './comment-controls.widget.tsx';
import styles from './comment-entry.module.css';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, nameOf } from './comment-item.tsx';
import { messages } from './messages.ts';
import { useCommentDraft } from './use-comment-draft.ts';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';

interface CommentEntryProps {
  comment: PageComment;
  now: string;
  isOpen: boolean;
  /** What has the focus after a comment that is no longer there. */
  list: RefObject<HTMLElement | null>;
}

/** One comment with what the reader can do with it: like and answer it, or change one's own while it waits. */
export function CommentEntry({ comment, now, isOpen, list }: CommentEntryProps) {
  const [isReplying, setReplying] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isPending = comment.status === 'pending';
  const isEdited = isEditing && isPending;
  const edit = useFocusAfterEdit({ isPending, isEdited, list });
  const closeReply = () => {
    setReplying(false);
    place.current?.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus();
  };
  return (
    <div ref={place}>
      <CommentItem
        comment={comment}
        now={now}
        editing={isEdited && <EditForm comment={comment} onClose={() => setEditing(false)} />}
        actions={
          isPending ? (
            !isEditing && (
              <PendingControls
                comment={comment}
                edit={edit}
                onEdit={() => setEditing(true)}
                onGone={() => list.current?.focus({ preventScroll: true })}
              />
            )
          ) : (
            <ReaderControls
              comment={comment}
              isReplying={isReplying}
              onReply={isOpen ? () => setReplying(!isReplying) : undefined}
            />
          )
        }
      />
      {isReplying && <ReplyForm comment={comment} onClose={closeReply} />}
    </div>
  );
}

function ReplyForm({ comment, onClose }: { comment: PageComment; onClose: () => void }) {
  const place = { pageId: comment.pageId, parentId: comment.id };
  const { text, write, send, isBusy, failure } = useCommentDraft(place, onClose);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      onClose();
    }
  };
  const title = messages.inReplyTo(isolate(nameOf(comment)));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the box from wherever the focus is in it
    <div className={styles.box} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <span>{title}</span>
        <IconButton size="sm" icon={mdiClose} label={messages.closeReply} onClick={onClose} />
      </div>
      <CommentForm
        label={title}
        labelHidden
        autoFocus
        rows={2}
        {...{ text, isBusy, failure }}
        onText={write}
        onSend={send}
        words={{ send: messages.sendReply, sending: messages.sending }}
      />
    </div>
  );
}

function EditForm({ comment, onClose }: { comment: PageComment; onClose: () => void }) {
  const host = useHost();
  const [text, setText] = useState(comment.text);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const isDone = await editComment(host, comment, text);
    setBusy(false);
    if (isDone) {
      onClose();
    }
  };
  return (
    <CommentForm
      label={messages.edit}
      labelHidden
      autoFocus
      {...{ text, isBusy }}
      onText={setText}
      onSend={() => void save()}
      words={{ send: messages.save, sending: messages.saving }}
    >
      <Button size="sm" onClick={onClose}>
        {messages.cancel}
      </Button>
    </CommentForm>
  );
}
