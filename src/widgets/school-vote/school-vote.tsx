import { useId } from 'react';
import { Title, useTitle } from '../../core/element/title';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { formatNumber } from '../../core/i18n/formats';
import { useTexts } from '../../core/i18n/use-texts';
import { heading as headings } from '../../core/style/heading.styles';
import type { SchoolVoteEvents, SchoolVoteProps } from './school-vote.contract';
import { styles } from './school-vote.styles';
import { texts } from './school-vote.texts';
import { useVote } from './use-vote';

type Option = SchoolVoteProps['options'][number];

export function SchoolVote({ heading, voteId, options }: SchoolVoteProps) {
  const t = useTexts(texts);
  const { announce, language } = useWidget();
  const emit = useEmit<SchoolVoteEvents>();
  const id = useId();
  const question = useTitle(heading);
  // A question may be on several pages with different options.
  const { chosen, choose } = useVote(
    voteId || JSON.stringify([heading, ...options.map(({ title }) => title)]),
  );
  if (options.length === 0) return null;
  // The stored value of an option: its text or, with a vote id, its index, since texts may differ.
  const storedAs = (title: string, index: number) => (voteId ? `${index}` : title);
  const chosenAt = options.findIndex(({ title }, index) => storedAs(title, index) === chosen);
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  const percentOf = ({ votes }: Option) => Math.round((100 * votes) / total);
  const shareOf = (option: Option) =>
    total > 0
      ? t('/school-vote/share', formatNumber(option.votes, language), percentOf(option))
      : '';
  const vote = (index: number, option: Option) => {
    const { title, text } = option;
    choose(storedAs(title, index));
    announce(`${text} ${shareOf(option)}`.trim());
    emit('atria-vote', { index, title, text, previous: chosenAt });
  };
  return (
    <div className={styles.root}>
      <Title {...question} />
      <div
        role="radiogroup"
        className={styles.options}
        aria-labelledby={question.id}
        aria-label={heading ? undefined : t('/school-vote/label')}
      >
        {options.map((option, index) => {
          const isChosen = index === chosenAt;
          const textId = `${id}-${index}`;
          // A visitor who has voted sees the votes of each option.
          const share = chosenAt < 0 ? '' : shareOf(option);
          const description = `${isChosen ? option.text : ''} ${share}`.trim();
          return (
            <div key={index} className={styles.option} data-chosen={isChosen || undefined}>
              <label>
                <input
                  type="radio"
                  name={id}
                  checked={isChosen}
                  aria-describedby={description ? textId : undefined}
                  onChange={() => vote(index, option)}
                />
                <span className={headings.block}>{option.title}</span>
              </label>
              {description && <p id={textId}>{description}</p>}
              {share && (
                <div className={styles.bar} style={{ inlineSize: `${percentOf(option)}%` }} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
