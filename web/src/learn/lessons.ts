/** The lessons of the server, with their words in the language that is spoken now. */

import { addTexts, language } from "../i18n";
import type { LessonData } from "../net/protocol.gen";
import { server } from "../net/server";
import { useAsync } from "../screens/useAsync";

interface Lessons {
  lessons: LessonData[] | null;
  error: string;
  /** whether their words in this language are still on their way */
  busy: boolean;
}

export function useLessons(): Lessons {
  const { data, error } = useAsync(async () => {
    const spoken = language.value;
    const { lessons, texts } = await server.lessons(spoken);
    addTexts("lessons", texts);
    return { lessons, spoken };
  }, language.value);
  return {
    lessons: data?.lessons ?? null,
    error,
    busy: !error && data?.spoken !== language.value,
  };
}

export const lessonPath = (name: string): string => `/learn/${encodeURIComponent(name)}`;
