import { useCallback, useEffect, useRef, useState } from 'react';
import { type Problem, shown, tellProblems } from '../element/problem';
import { useWidget } from '../element/widget-context';
import { langAttribute } from '../page/language';
import { missingCaptchaSettings, placeCaptcha, scriptSetting } from './captcha';

/** The slot of the captcha in the element. */
export const captchaSlot = 'captcha';

const unsent = 'this form cannot be sent without it';
const noDocument: Problem = {
  where: captchaSlot,
  given: 'a place in the shadow root of another element',
  expected: 'a place in the page itself, where the captcha’s script finds it',
};

/**
 * The captcha of a form, the visitor's verification, and problems to report to an editor [FORM-04].
 *
 * @param onChange called when the token may have changed
 */
export function useCaptcha(wanted: boolean, onChange: () => void) {
  const { host, language, settings, tag } = useWidget();
  const captcha = useRef<ReturnType<typeof placeCaptcha>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { captchaScript = '', captchaKey = '' } = settings;
  // It is rebuilt in another language, unless the visitor is verified already.
  const [spoken, setSpoken] = useState(language);
  const lang = langAttribute(spoken);
  const follow = useCallback(() => {
    if (!captcha.current?.token()) setSpoken(language);
  }, [language]);
  useEffect(follow, [follow]);
  const latest = useRef(onChange);
  latest.current = () => {
    onChange();
    follow();
  };
  useEffect(() => tellProblems(tag, host, problems), [tag, host, problems]);
  useEffect(() => {
    if (!wanted || !host) return;
    const missing = missingCaptchaSettings({ captchaScript, captchaKey }).map((where) => ({
      where,
      given: 'nothing',
      expected: `a value: ${unsent}`,
    }));
    // The captcha's script looks for its place in the document alone.
    const isHidden = host.isConnected && host.getRootNode() !== document;
    const faults = isHidden ? [noDocument, ...missing] : missing;
    setProblems(faults);
    if (faults.length > 0) return;
    const notLoaded: Problem = {
      where: scriptSetting,
      given: shown(captchaScript),
      expected: `a script that can be loaded: ${unsent}`,
    };
    captcha.current = placeCaptcha(host, {
      slot: captchaSlot,
      address: captchaScript,
      key: captchaKey,
      lang,
      onLoad: (isLoaded) => setProblems(isLoaded ? [] : [notLoaded]),
      onChange: () => latest.current(),
    });
    return () => {
      captcha.current?.remove();
      captcha.current = undefined;
    };
  }, [wanted, host, captchaScript, captchaKey, lang]);
  return {
    box,
    /** Why no visitor can be verified here. */
    problems,
    token: () => captcha.current?.token() ?? '',
    /** Tries again to load a script that failed to load. */
    load: () => captcha.current?.load(),
    reset: () => captcha.current?.reset(),
  };
}
