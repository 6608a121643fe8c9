import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../../src/core/element/problem';
import { readValues } from '../../../src/core/element/reading/values';
import { widget } from '../../../src/widgets/school-video/school-video.widget';
import { fireEvent, screen } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const props = {
  videoUrl: '/videos/tilalta.webm',
  title: 'Tilalta pöytään',
  image: '/pictures/tila.svg',
};

describe('the school video', () => {
  it('shows its title and picture [CONT-20]', () => {
    const { container } = renderWidget(widget, { props });
    expect(screen.getByRole('heading', { name: 'Tilalta pöytään' })).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/tila.svg');
  });

  it('plays in place [CONT-20]', () => {
    const { container } = renderWidget(widget, { props });
    fireEvent.click(screen.getByRole('button', { name: 'Toista video: Tilalta pöytään' }));
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/videos/tilalta.webm');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is named by its action if it has no title', () => {
    renderWidget(widget, { props: { videoUrl: props.videoUrl } });
    expect(screen.getByRole('button', { name: 'Toista video' })).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is nothing at all without a video', () => {
    const { container } = renderWidget(widget, { props: { title: 'Tilalta pöytään' } });
    expect(container.textContent).toBe('');
  });

  it('reports to the editor an address that is no video, and ignores it [ELEM-10, CONT-02]', () => {
    const { values, problems } = readValues(widget.contract.attributes, {
      properties: {},
      attribute: (name) => (name === 'videoUrl' ? 'https://example.org/sivu' : null),
      block: {},
      page: {},
    });
    expect(values.videoUrl).toBe('');
    expect(problems.map((problem) => describeProblem('atria-school-video', problem))).toEqual([
      expect.stringMatching(
        /> attribute video-url: given "https:\/\/example.org\/sivu", expected .* YouTube or Vimeo/,
      ),
    ]);
  });
});
