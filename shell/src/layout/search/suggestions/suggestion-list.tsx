import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import {
  mdiBullhornOutline,
  mdiClose,
  mdiFileDocumentOutline,
  mdiHistory,
  mdiMagnify,
  mdiPackageVariantClosed,
  mdiShapeOutline,
  mdiStoreOutline,
} from '@mdi/js';
import type { MouseEvent } from 'react';
import { messages } from '../messages.ts';
import { type SuggestionGroup, type SuggestionOption, titleParts } from './suggestion.rules.ts';
import styles from './suggestion-list.module.css';

const ICONS: Readonly<Record<SuggestionGroup['name'], string>> = {
  category: mdiShapeOutline,
  product: mdiPackageVariantClosed,
  supplier: mdiStoreOutline,
  content: mdiFileDocumentOutline,
  advertisement: mdiBullhornOutline,
  recent: mdiHistory,
  offer: mdiMagnify,
};

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** Index over all groups; −1 for none. */
  active: number;
  announcement: string;
  onPoint: (index: number) => void;
  onFollow: (option: SuggestionOption) => void;
  onForget: (option: SuggestionOption) => void;
  onClear: () => void;
}

/** The open list under the search field. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, announcement, onClear } = props;
  const hasRecent = groups.some(({ name }) => name === 'recent');
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {groups.length > 0 && (
        <div className={styles.panel}>
          <div id={id} role="listbox" aria-label={messages.suggestions}>
            {groups.map((group, index) => (
              <Group key={group.name} group={group} first={offsetOf(groups, index)} {...props} />
            ))}
          </div>
          {hasRecent && (
            <div className={styles.foot}>
              <span className={styles.hint}>{messages.recentHint}</span>
              <Button kind="text" size="sm" onClick={onClear}>
                {messages.clearRecent}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function offsetOf(groups: readonly SuggestionGroup[], index: number): number {
  return groups.slice(0, index).reduce((sum, group) => sum + group.options.length, 0);
}

function Group(props: SuggestionListProps & { group: SuggestionGroup; first: number }) {
  const { id, group, first } = props;
  const titleId = `${id}-${group.name}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a listbox a group is a group; a fieldset is not allowed there
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={styles.title}>
        {messages[group.name]}
      </div>
      {group.options.map((option, index) => (
        <Option key={keyOf(option)} {...props} option={option} index={first + index} />
      ))}
    </div>
  );
}

function keyOf(option: SuggestionOption): string {
  return option.kind === 'suggestion'
    ? `${option.suggestion.kind}-${option.suggestion.id}`
    : `${option.kind}-${option.term}`;
}

interface OptionProps extends SuggestionListProps {
  group: SuggestionGroup;
  option: SuggestionOption;
  index: number;
}

/** One option. The field keeps the focus: a press must not move it, and the field handles the keys. */
function Option({ id, group, option, index, active, onPoint, onFollow, onForget }: OptionProps) {
  const choose = (event: MouseEvent<HTMLElement>) => {
    const isRemoval = event.target instanceof Element && event.target.closest('[data-remove]') !== null;
    (isRemoval ? onForget : onFollow)(option);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are pressed in its field
    // biome-ignore lint/a11y/useFocusableInteractive: a line is active by aria-activedescendant, not by focus
    <div
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={styles.option}
      onPointerMove={() => index !== active && onPoint(index)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <Icon path={ICONS[group.name]} />
      <bdi className={styles.text}>
        <Text option={option} />
      </bdi>
      <End option={option} />
    </div>
  );
}

function Text({ option }: { option: SuggestionOption }) {
  switch (option.kind) {
    case 'suggestion':
      return <Title suggestion={option.suggestion} />;
    case 'offer': {
      const [before, after] = messages.didYouMean;
      return (
        <>
          {before} «<b>{option.term}</b>» {after}
        </>
      );
    }
    default:
      return option.term;
  }
}

/** The end of an option: the type of a suggestion, or the remove button of a recent search. */
function End({ option }: { option: SuggestionOption }) {
  switch (option.kind) {
    case 'suggestion':
      return <TypeTitle suggestion={option.suggestion} />;
    case 'recent':
      return (
        <span className={styles.remove} data-remove>
          <Icon path={mdiClose} size="sm" />
        </span>
      );
    default:
      return null;
  }
}

type SuggestionOnly = Extract<SuggestionOption, { kind: 'suggestion' }>['suggestion'];

function Title({ suggestion }: { suggestion: SuggestionOnly }) {
  return titleParts(suggestion).map(({ text, isCompletion }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a part
    isCompletion ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  );
}

function TypeTitle({ suggestion }: { suggestion: SuggestionOnly }) {
  const { config } = useHost();
  const type = config.categoryTypes.find(({ categoryType }) => categoryType === suggestion.categoryType);
  return type ? <span className={styles.meta}>{type.title}</span> : null;
}
