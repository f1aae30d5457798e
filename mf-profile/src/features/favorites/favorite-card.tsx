import type { FavoriteDetails } from '@bazaar/contracts/content';
import { productActionsSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { formatJalaliLong } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { IconButton } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiCancel, mdiHeart, mdiNoteTextOutline } from '@mdi/js';
import { FavoriteDrawing } from '../../common/favorite/favorite-drawing.tsx';
import { favoritePath } from '../../common/favorite/favorite-path.ts';
import { goneTitle, goneWord, typeNames } from '../../common/favorite/messages.ts';
import styles from './favorite-card.module.css';
import { FavoriteNote } from './favorite-note.widget.tsx';
import { FavoritePrice } from './favorite-price.tsx';
import { messages } from './messages.ts';

interface FavoriteCardProps {
  favorite: FavoriteDetails;
  onRemove: () => void;
}

/** One favorite; the whole card leads to it, the favorite button removes it. */
export function FavoriteCard({ favorite, onRemove }: FavoriteCardProps) {
  const { objectType, object, createdAt, price, note } = favorite;
  const title = object?.title ?? goneTitle[objectType];
  return (
    <article className={styles.card} data-gone={object === null || undefined}>
      <div className={styles.plate}>
        <FavoriteDrawing objectType={objectType} object={object} />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>{typeNames[objectType]}</p>
        <h2 className={styles.title}>
          {object === null ? title : <Title favorite={favorite} object={object} />}
        </h2>
        {object === null ? <Gone /> : <Subtitle text={object.subtitle} />}
        {price !== null && <FavoritePrice price={price} />}
        {note !== null && note.text !== '' && <NoteText text={note.text} />}
        <p className={styles.date}>
          {messages.savedAt} <TimeText dateTime={createdAt}>{formatJalaliLong(createdAt)}</TimeText>
        </p>
      </div>
      <footer className={styles.foot}>
        <div className={styles.compare}>
          <Compare favorite={favorite} />
        </div>
        <FavoriteNote favorite={favorite} title={title} />
        <IconButton
          size="sm"
          icon={mdiHeart}
          label={messages.remove(title)}
          className={styles.favorite}
          onClick={onRemove}
        />
      </footer>
    </article>
  );
}

function Gone() {
  return (
    <>
      <p>
        <Badge icon={mdiCancel}>{goneWord}</Badge>
      </p>
      <p className={styles.subtitle}>{messages.goneNote}</p>
    </>
  );
}

function Subtitle({ text }: { text: string }) {
  return (
    <p className={styles.subtitle}>
      <bdi>{text}</bdi>
    </p>
  );
}

function NoteText({ text }: { text: string }) {
  return (
    <p className={styles.note}>
      <Icon path={mdiNoteTextOutline} size="sm" />
      <VisuallyHidden>{messages.note.mine}: </VisuallyHidden>
      <bdi dir="auto">{text}</bdi>
    </p>
  );
}

/** The compare button of the remote of products; only goods are compared. */
function Compare({ favorite: { objectType, objectId: id, object } }: { favorite: FavoriteDetails }) {
  if (objectType !== 'SupplierProduct' || object === null) {
    return null;
  }
  const { title, slug, drawing } = object;
  return <Slot name={productActionsSlot.name} with={{ id, title, slug, drawing, compareOnly: true }} />;
}

interface TitleProps {
  favorite: FavoriteDetails;
  object: NonNullable<FavoriteDetails['object']>;
}

function Title({ favorite, object }: TitleProps) {
  return (
    <Link
      className={styles.link}
      stretched
      href={favoritePath(favorite.objectType, favorite.objectId, object.slug)}
    >
      <IsolatedRuns text={object.title} />
    </Link>
  );
}
