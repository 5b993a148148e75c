package dev.ectype.runtime.emulator.content;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Compares media types by the client's {@code Accept} header. */
public final class FormatNegotiation {
    private FormatNegotiation() {}

    /** Whether the client prefers another media type to the default. */
    static boolean prefers(@Nullable String accept, String other, String usual) {
        return accept != null && weight(accept, other) > weight(accept, usual);
    }

    /** Returns the weight of a media type from 0 to 1, from the most specific range that matches. */
    private static double weight(String accept, String mediaType) {
        double weight = 0;
        int nearest = 0;
        for (String each : accept.split(",", 50)) {
            String[] parts = each.strip().toLowerCase(Locale.ROOT).split("\\s*;\\s*");
            int nearness = nearness(parts[0], mediaType);
            if (nearness > nearest) {
                nearest = nearness;
                weight = quality(parts);
            }
        }
        return weight;
    }

    private static int nearness(String range, String mediaType) {
        if (range.equals(mediaType)) {
            return 4;
        }
        boolean alike = isXml(range) && isXml(mediaType);
        boolean within = range.endsWith("/*") && mediaType.startsWith(range.substring(0, range.length() - 1));
        return alike ? 3 : within ? 2 : range.equals("*/*") ? 1 : 0;
    }

    /** Returns the media type without parameters in lower case. */
    public static String essence(String mediaType) {
        int semicolon = mediaType.indexOf(';');
        return (semicolon < 0 ? mediaType : mediaType.substring(0, semicolon))
                .strip()
                .toLowerCase(Locale.ROOT);
    }

    /** Whether a media type is XML. */
    public static boolean isXml(String mediaType) {
        return mediaType.endsWith("/xml") || mediaType.endsWith("+xml");
    }

    private static double quality(String[] parts) {
        for (int at = 1; at < parts.length; at++) {
            if (parts[at].matches("q=[01](\\.[0-9]{0,3})?")) {
                return Double.parseDouble(parts[at].substring(2));
            }
        }
        return 1;
    }
}
