package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.page.Quantity;
import dev.ectype.controlplane.recording.ExchangeTextSearch;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Represents a body on the page of its exchange.
 *
 * @param summary the size and media type of the body, or that there is none
 * @param parts the displayed text; empty for absent and binary bodies
 * @param isCut whether the page displays the beginning of the text only
 * @param isMatchCut whether the searched text occurs in the rest of the text only
 */
public record BodyView(String summary, List<TextPart> parts, boolean isCut, boolean isMatchCut) {
    /** The number of characters that a page displays of a body. */
    static final int MOST = 64 * 1024;

    private static final String ABSENT = "No body";

    /**
     * Converts a body as recordings contain it: a text, an object with base64 or a cut text, or null.
     *
     * @param search the search whose matches are marked; null if there is none
     */
    static BodyView of(JsonNode body, @Nullable String type, @Nullable ExchangeTextSearch search) {
        if (body.isString()) {
            return text(body.asString(), type, "", search);
        } else if (body.has("text")) {
            return text(body.get("text").asString(""), type, recordedOf(body), search);
        } else if (body.has("base64")) {
            String base64 = body.get("base64").asString("");
            return new BodyView(
                    "Binary content, " + size(decoded(base64), type) + recordedOf(body), List.of(), false, false);
        }
        return new BodyView(ABSENT, List.of(), false, false);
    }

    private static BodyView text(String text, @Nullable String type, String more, @Nullable ExchangeTextSearch search) {
        String summary = size(utf8(text), type) + more;
        HighlightedJson json = HighlightedJson.of(text, MOST);
        if (search == null || !search.matcher(text).find()) {
            return new BodyView(summary, json.parts(), json.isCut(), false);
        }
        List<TextPart> marked = TextPart.marked(json.parts(), search);
        if (!hasMark(marked)) {
            // The format can divide a match, for example by a line break.
            json = HighlightedJson.plain(text, MOST);
            marked = TextPart.marked(json.parts(), search);
        }
        return new BodyView(summary, marked, json.isCut(), !hasMark(marked));
    }

    private static boolean hasMark(List<TextPart> parts) {
        return parts.stream().anyMatch(TextPart::isMarked);
    }

    private static String size(long bytes, @Nullable String type) {
        return Quantity.bytes(bytes) + (type == null ? "" : ", " + type);
    }

    private static String recordedOf(JsonNode body) {
        return body.has("length")
                ? "; the beginning of " + Quantity.bytes(body.get("length").asLong(0)) + " that were sent"
                : "";
    }

    private static long decoded(String base64) {
        int padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
        return base64.length() * 3L / 4 - padding;
    }

    private static long utf8(String text) {
        return text.codePoints()
                .mapToLong(point -> point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
                .sum();
    }
}
