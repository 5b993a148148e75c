package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.recording.ExchangeTextSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Represents a piece of a displayed text.
 *
 * @param kind the class of its colour; null for punctuation and other text
 * @param isMarked whether the piece belongs to a match of a search
 */
public record TextPart(@Nullable String kind, String text, boolean isMarked) {
    TextPart(@Nullable String kind, String text) {
        this(kind, text, false);
    }

    /** Returns a text with the matches of a search; without a search, nothing is marked. */
    static List<TextPart> of(String text, @Nullable ExchangeTextSearch search) {
        List<TextPart> parts = text.isEmpty() ? List.of() : List.of(new TextPart(null, text));
        return search == null ? parts : marked(parts, search);
    }

    /** Divides pieces at the matches of a search, which can extend over several pieces. */
    static List<TextPart> marked(List<TextPart> parts, ExchangeTextSearch search) {
        Matcher matcher = search.matcher(parts.stream().map(TextPart::text).collect(Collectors.joining()));
        List<TextPart> marked = new ArrayList<>();
        boolean isFound = matcher.find();
        int start = 0;
        for (TextPart part : parts) {
            int end = start + part.text.length();
            int at = start;
            while (isFound && matcher.start() < end) {
                int from = Math.max(at, matcher.start());
                int to = Math.min(end, matcher.end());
                part.add(at - start, from - start, false, marked);
                part.add(from - start, to - start, true, marked);
                at = to;
                if (matcher.end() > end) {
                    break;
                }
                isFound = matcher.find();
            }
            part.add(at - start, end - start, false, marked);
            start = end;
        }
        return marked;
    }

    private void add(int from, int to, boolean mark, List<TextPart> parts) {
        if (from < to) {
            parts.add(new TextPart(kind, text.substring(from, to), mark));
        }
    }
}
