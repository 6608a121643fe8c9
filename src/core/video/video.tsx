import { type Ref, useEffect, useRef, useState } from 'react';
import { safeUrl } from '../../read/link';
import { useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { langAttribute } from '../page/language';
import { cx } from '../style/css';
import { styles } from './video.styles';
import { videoTexts } from './video.texts';
import { type VideoSource, videoSource } from './video-source';
import { VideoStill } from './video-still';

export interface VideoProps {
  /** A file's address, or one of YouTube or Vimeo; nothing shows for any other [CONT-02]. */
  readonly videoUrl: string;
  /** Whether the page declares it a file, whatever its name ends with. */
  readonly isFile?: boolean;
  readonly title: string;
  /** The picture that shows until the video plays. */
  readonly image: string;
  /** Captions of a file, as WebVTT in the language of the widget. */
  readonly captions: string;
  /** Whether it plays at once: the visitor has pressed what opened it. */
  readonly starts?: boolean;
  /** Whether it has left the view, as a slide does: a file pauses, an embed is removed [CAR-07]. */
  readonly isAway?: boolean;
  readonly isSquare?: boolean;
}

/**
 * A video: its picture with a button, and after a press the player in the same place, with the
 * focus. Nothing is requested from the video's host before. A player that is removed from the page
 * stops.
 */
export function Video({ videoUrl, isFile, ...rest }: VideoProps) {
  const src = isFile === true && safeUrl(videoUrl);
  const source = videoSource(videoUrl) ?? (src && { kind: 'file', src });
  return source && <Playable key={source.src} source={source} {...rest} />;
}

interface PlayableProps extends Omit<VideoProps, 'videoUrl' | 'isFile'> {
  readonly source: VideoSource;
}

function Playable(props: PlayableProps) {
  const { source, starts = false, isAway = false, isSquare, ...rest } = props;
  const t = useTexts(videoTexts);
  const [state, setState] = useState<'still' | 'plays' | 'failed'>(starts ? 'plays' : 'still');
  const player = useRef<HTMLElement>(null);
  const still = useRef<HTMLButtonElement>(null);
  const isEmbed = source.kind === 'embed';
  useEffect(() => {
    if (!isAway) return;
    if (player.current instanceof HTMLVideoElement) player.current.pause();
    // A player in a frame of another host cannot be paused: it is removed.
    if (isEmbed) setState('still');
  }, [isAway, isEmbed]);
  // The pressed button is gone: the focus moves to what replaces it. Not in a layout effect, so
  // that a dialog around it is open by then.
  useEffect(() => {
    // In a dialog, which plays at once, a frame would keep Escape from it: its button has the focus.
    if (state === 'plays' && !(starts && isEmbed)) player.current?.focus({ preventScroll: true });
    if (state === 'failed') still.current?.focus({ preventScroll: true });
  }, [state, starts, isEmbed]);
  return (
    <div className={cx(styles.box, isSquare && styles.square)}>
      {state === 'plays' ? (
        <Player ref={player} source={source} onFail={() => setState('failed')} {...rest} />
      ) : (
        <VideoStill ref={still} source={source} {...rest} onPlay={() => setState('plays')} />
      )}
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('/video/failed')}
        </p>
      )}
    </div>
  );
}

interface PlayerProps extends Pick<VideoProps, 'title' | 'image' | 'captions'> {
  readonly source: VideoSource;
  readonly onFail: () => void;
  readonly ref: Ref<HTMLElement>;
}

function Player({ source, title, image, captions, onFail, ref }: PlayerProps) {
  const t = useTexts(videoTexts);
  const { language } = useWidget();
  const name = title || t('/video/video');
  const track = safeUrl(captions);
  if (source.kind === 'embed')
    return (
      <iframe
        key={source.src}
        ref={ref as Ref<HTMLIFrameElement>}
        className={styles.player}
        src={source.src}
        title={name}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        // Both players refuse a page that does not name its host.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are captions where the editor gives some.
    <video
      key={source.src}
      ref={ref as Ref<HTMLVideoElement>}
      className={styles.player}
      src={source.src}
      poster={safeUrl(image)}
      aria-label={name}
      controls
      autoPlay
      playsInline
      onError={onFail}
    >
      {track && (
        <track
          kind="captions"
          src={track}
          srcLang={langAttribute(language)}
          label={t('/video/captions')}
          default
        />
      )}
    </video>
  );
}
