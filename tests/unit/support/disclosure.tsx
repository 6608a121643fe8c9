import { type ReactNode, useState } from 'react';
import { DisclosurePanel } from '../../../src/core/ui/disclosure';
import { useDisclosure } from '../../../src/core/ui/use-disclosure';

interface Props {
  readonly summary: string;
  readonly isOpen?: boolean;
  readonly hash?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The plainest disclosure: a button and its panel. */
export function Disclosure({ summary, children, ...state }: Props) {
  const [isOpen, onToggle] = useState(false);
  const { buttonProps, panelProps } = useDisclosure({ isOpen, onToggle, ...state });
  return (
    <>
      <button {...buttonProps}>{summary}</button>
      <DisclosurePanel panel={panelProps} maxHeight={800}>
        {children}
      </DisclosurePanel>
    </>
  );
}
