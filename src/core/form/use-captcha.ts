import { useEffect, useRef, useState } from 'react';
import { type Problem, shown, tellProblems } from '../element/problem';
import { useWidget } from '../element/widget-context';
import { langAttribute } from '../page/language';
import { captchaProblem, captchaProblems, placeCaptcha, scriptSetting } from './captcha';

/** The slot of the captcha in the element. */
export const captchaSlot = 'captcha';

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
  const { captchaScript: address = '', captchaKey: key = '' } = settings;
  // It is rebuilt in another language, unless the visitor is verified already.
  const [spoken, setSpoken] = useState(language);
  const lang = langAttribute(spoken);
  const latest = useRef(onChange);
  latest.current = () => {
    onChange();
    if (!captcha.current?.token()) setSpoken(language);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language changes.
  useEffect(() => latest.current(), [language]);
  useEffect(() => tellProblems(tag, host, problems), [tag, host, problems]);
  useEffect(() => {
    if (!wanted || !host) return;
    const found = captchaProblems(host, address, key);
    setProblems(found);
    if (found.length > 0) return;
    const expected = 'a script that can be loaded: this form cannot be sent without it';
    const notLoaded = captchaProblem(scriptSetting, shown(address), expected);
    captcha.current = placeCaptcha(host, {
      slot: captchaSlot,
      address,
      key,
      lang,
      onLoad: (isLoaded) => setProblems(isLoaded ? [] : [notLoaded]),
      onChange: () => latest.current(),
    });
    return () => {
      captcha.current?.remove();
      captcha.current = undefined;
    };
  }, [wanted, host, address, key, lang]);
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
