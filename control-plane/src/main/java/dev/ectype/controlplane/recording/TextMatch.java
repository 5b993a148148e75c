package dev.ectype.controlplane.recording;

/**
 * Represents the first place of an exchange that contains a searched text.
 *
 * @param before the end of the text before the match
 * @param text the match as the exchange contains it
 * @param after the beginning of the text after the match
 */
public record TextMatch(Place place, String before, String text, String after) {
    private static final int AROUND = 60;
    private static final String MORE = "…";

    /** Lists the searched parts of an exchange in the order of the search. */
    public enum Place {
        URL("URL"),
        REQUEST_HEADERS("Request header"),
        REQUEST_BODY("Request body"),
        RESPONSE_HEADERS("Response header"),
        RESPONSE_BODY("Response body");

        private final String label;

        Place(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /** Returns the match at a range of a text with the text around it. */
    static TextMatch of(Place place, String text, int from, int to) {
        int start = whole(text, Math.max(0, from - AROUND));
        int end = whole(text, Math.min(text.length(), to + AROUND));
        return new TextMatch(
                place,
                (start > 0 ? MORE : "") + text.substring(start, from),
                text.substring(from, to),
                text.substring(to, end) + (end < text.length() ? MORE : ""));
    }

    /** Returns an index that does not divide a character of two units. */
    private static int whole(String text, int at) {
        return at > 0 && at < text.length() && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at))
                ? at - 1
                : at;
    }
}
