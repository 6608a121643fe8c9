import { cx } from '../../core/style/css';
import { styles } from './finland-map.styles';
import { lakesPath, mapSize, type RegionShape, regionShapes } from './region-outlines';

export interface FinlandMapProps {
  /** The regions of each button, in the order of the buttons. */
  readonly places: readonly (readonly RegionShape[])[];
  /** Index of the button that is selected, or null. */
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
}

/**
 * The regions of Finland; those with a button can be pressed. For pointers only: the list beside it
 * has the buttons for keyboard and screen reader.
 */
export function FinlandMap({ places, chosen, onChoose }: FinlandMapProps) {
  /** The buttons of a region: the selected one first. */
  const buttonsOf = (shape: RegionShape) =>
    places
      .flatMap((shapes, index) => (shapes.includes(shape) ? [index] : []))
      .sort((one, other) => Number(other === chosen) - Number(one === chosen));
  return (
    <div className={styles.root} aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
        {regionShapes.map((shape) => {
          const [button] = buttonsOf(shape);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only.
            <path
              key={shape.region.id}
              className={cx(
                styles.region,
                button !== undefined && styles.active,
                button !== undefined && button === chosen && styles.chosen,
              )}
              d={shape.path}
              onClick={button === undefined ? undefined : () => onChoose(button)}
            />
          );
        })}
        <path className={styles.lakes} d={lakesPath} />
      </svg>
      {places.map(([first], index) => {
        if (!first) return null;
        // Numbers of the same region are side by side.
        const before = places.slice(0, index).filter(([other]) => other === first).length;
        const [x, y] = first.at;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only.
          // biome-ignore lint/a11y/useKeyWithClickEvents: for pointers only.
          <span
            key={index}
            className={cx(styles.number, index === chosen && styles.chosenNumber)}
            style={
              {
                '--x': `${(x / mapSize.width) * 100}%`,
                '--y': `${(y / mapSize.height) * 100}%`,
                '--before': before,
              } as React.CSSProperties
            }
            onClick={() => onChoose(index)}
          >
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}
