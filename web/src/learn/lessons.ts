/** The lessons of the server, with their words in the language that is spoken now. */

import { addTexts, language } from "../i18n";
import type { LessonData } from "../net/protocol.gen";
import { server } from "../net/server";
import { useAsync } from "../screens/useAsync";

export function useLessons(): { lessons: LessonData[] | null; error: string } {
  const { data, error } = useAsync(async () => {
    const { lessons, texts } = await server.lessons(language.value);
    addTexts("lessons", texts);
    return lessons;
  }, language.value);
  return { lessons: data, error };
}

export const lessonPath = (name: string): string => `/learn/${encodeURIComponent(name)}`;
