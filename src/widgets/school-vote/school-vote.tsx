import { useId } from 'react';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useVote } from '../../core/state/votes';
import { heading as headings } from '../../core/style/heading.styles';
import type { SchoolVoteEvents, SchoolVoteProps } from './school-vote.contract';
import { styles } from './school-vote.styles';
import { texts } from './school-vote.texts';

export function SchoolVote({ heading, voteId, options }: SchoolVoteProps) {
  const t = useTexts(texts);
  const { announce } = useWidget();
  const emit = useEmit<SchoolVoteEvents>();
  const id = useId();
  // A question may stand on several pages with other options.
  const { chosen, choose } = useVote(
    voteId || JSON.stringify([heading, ...options.map(({ title }) => title)]),
  );
  if (options.length === 0) return null;
  // What is kept of an option: its words, or where they may be others its place.
  const keptAs = (title: string, index: number) => (voteId ? `${index}` : title);
  const chosenAt = options.findIndex(({ title }, index) => keptAs(title, index) === chosen);
  const vote = (index: number, { title, text }: SchoolVoteProps['options'][number]) => {
    choose(keptAs(title, index));
    announce(text);
    emit('atria-vote', { index, title, text, previous: chosenAt });
  };
  return (
    <div className={styles.root}>
      {heading && (
        <h2 id={`${id}-heading`} className={headings.section}>
          {heading}
        </h2>
      )}
      <div
        role="radiogroup"
        className={styles.options}
        {...(heading
          ? { 'aria-labelledby': `${id}-heading` }
          : { 'aria-label': t('/school-vote/label') })}
      >
        {options.map((option, index) => {
          const isChosen = index === chosenAt;
          const textId = `${id}-${index}`;
          return (
            <div key={index} className={styles.option} data-chosen={isChosen || undefined}>
              <label>
                <input
                  type="radio"
                  name={id}
                  checked={isChosen}
                  aria-describedby={isChosen && option.text ? textId : undefined}
                  onChange={() => vote(index, option)}
                />
                <span className={headings.block}>{option.title}</span>
              </label>
              {isChosen && option.text && <p id={textId}>{option.text}</p>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
