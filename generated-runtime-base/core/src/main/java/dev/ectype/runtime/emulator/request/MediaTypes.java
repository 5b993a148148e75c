package dev.ectype.runtime.emulator.request;

import java.util.Locale;

/** Classifies and compares media types. */
final class MediaTypes {
    static final String FORM = "application/x-www-form-urlencoded";
    static final String MULTIPART = "multipart/form-data";

    private MediaTypes() {}

    /** Returns the media type without parameters, in lower case. */
    static String essence(String mediaType) {
        int semicolon = mediaType.indexOf(';');
        String bare = semicolon < 0 ? mediaType : mediaType.substring(0, semicolon);
        return bare.equals("application/json") ? bare : bare.strip().toLowerCase(Locale.ROOT);
    }

    static boolean isJson(String essence) {
        return essence.equals("application/json") || essence.endsWith("+json") || essence.endsWith("/json");
    }

    static boolean isXml(String essence) {
        return essence.endsWith("/xml") || essence.endsWith("+xml");
    }

    /** Returns whether each line is a separate document. */
    static boolean isLines(String essence) {
        return switch (essence) {
            case "application/x-ndjson",
                    "application/ndjson",
                    "application/jsonl",
                    "application/x-jsonlines",
                    "application/jsonlines",
                    "application/json-lines",
                    "application/x-json-stream",
                    "text/jsonl" -> true;
            default -> false;
        };
    }

    static boolean isForm(String essence) {
        return essence.equals(FORM) || essence.startsWith("multipart/");
    }

    /**
     * Returns the index of the best described type: an equal type, one of the same family, then the narrowest range; else -1.
     */
    static int index(String[] described, String sent) {
        if (sent.isEmpty()) {
            return -1;
        }
        int best = -1;
        int nearest = 0;
        for (int at = 0; at < described.length; at++) {
            int nearness = nearness(described[at], sent);
            if (nearness > nearest) {
                best = at;
                nearest = nearness;
            }
        }
        return best;
    }

    private static int nearness(String described, String sent) {
        if (described.equals(sent)) {
            return 4;
        }
        boolean sameSort = isJson(described) && isJson(sent)
                || isXml(described) && isXml(sent)
                || isLines(described) && isLines(sent)
                || described.equals("multipart/*") && sent.startsWith("multipart/");
        if (sameSort) {
            return 3;
        }
        boolean within = described.endsWith("/*") && sent.startsWith(described.substring(0, described.length() - 1));
        return within ? 2 : described.equals("*/*") || described.equals("*") ? 1 : 0;
    }
}
