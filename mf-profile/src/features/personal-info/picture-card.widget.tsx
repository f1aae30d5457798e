import { useHost } from '@bazaar/host';
import { Monogram } from '@bazaar/ui/avatar';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FileButton } from '@bazaar/ui/file-field';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiCameraOutline, mdiDeleteOutline } from '@mdi/js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';
import { removePicture } from './picture.mutations.ts';
import { PICTURE_TYPES } from './picture.rules.ts';
import styles from './picture-card.module.css';
import { profileQueries } from './profile.queries.ts';
import { useCropper } from './use-cropper.ts';

const words = messages.picture;

/** The user's picture, with choosing, cropping and removing it. The cropper is loaded when a file is chosen. */
export function PictureCard({ name }: { name: string }) {
  const host = useHost();
  const { data: picture, isError, isFetching, refetch } = useQuery(profileQueries(host.api).picture());
  const { Cropper, source, fault, choose, close } = useCropper();
  const removal = useMutation({ mutationFn: () => removePicture(host) });
  const url = picture?.url ?? null;
  return (
    <Card as="section" labelledBy="picture">
      <CardHead id="picture" title={words.title} />
      <CardBody>
        {isError && (
          <RegionError cause={words.unavailable} retrying={isFetching} onRetry={() => void refetch()} />
        )}
        {picture === undefined && !isError && (
          <SkeletonGroup>
            <Skeleton size="avatar" />
          </SkeletonGroup>
        )}
        {picture !== undefined && (
          <div className={styles.row}>
            <Picture key={url} url={url} name={name} />
            <div className={styles.actions}>
              <FileButton
                label={url === null ? words.choose : words.change}
                icon={mdiCameraOutline}
                accept={PICTURE_TYPES.join(',')}
                onChoose={([file]) => file !== undefined && choose(file)}
              />
              {url !== null && (
                <Button
                  kind="text"
                  icon={mdiDeleteOutline}
                  busy={removal.isPending}
                  busyLabel={words.removing}
                  onClick={() => removal.mutate()}
                >
                  {words.remove}
                </Button>
              )}
            </div>
          </div>
        )}
        <p className={styles.note}>{words.note}</p>
        {fault !== null && (
          <Note tone="danger" announced>
            {words[fault]}
          </Note>
        )}
      </CardBody>
      {Cropper !== null && source !== null && <Cropper picture={source} onClose={close} />}
    </Card>
  );
}

/** The picture; the letters of the name where there is none, or its link has expired. */
function Picture({ url, name }: { url: string | null; name: string }) {
  const [isBroken, setBroken] = useState(false);
  return url === null || isBroken ? (
    <Monogram name={name} size="lg" />
  ) : (
    <img
      className={styles.picture}
      src={url}
      alt={words.alt}
      width={88}
      height={88}
      onError={() => setBroken(true)}
    />
  );
}
