package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.launcher.recording.RecordedHeader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds a text in the URL, the header values and the bodies of exchanges, and ignores the case of letters. It searches decoded texts, but
 * rules most lines out by their bytes first.
 */
public final class ExchangeTextSearch {
    static final int LONGEST = 500;
    /** ASCII letters to which other letters are equal if the case is ignored. */
    private static final String ALSO_OTHERS = "iIkKsS";

    private static final byte[] BINARY = "\"base64\"".getBytes(StandardCharsets.US_ASCII);

    private final Pattern pattern;
    private final byte[] lower;
    private final byte[] upper;

    private ExchangeTextSearch(String text) {
        boolean ascii = text.chars().allMatch(each -> each < 0x80);
        this.pattern =
                Pattern.compile(text, Pattern.LITERAL | Pattern.CASE_INSENSITIVE | (ascii ? 0 : Pattern.UNICODE_CASE));
        String core = core(text, ascii);
        this.lower = core.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII);
        this.upper = core.toUpperCase(Locale.ROOT).getBytes(StandardCharsets.US_ASCII);
    }

    /** Creates a search for a text. */
    public static ExchangeTextSearch of(String text) {
        if (text.isEmpty() || text.length() > LONGEST) {
            throw InvalidRequest.of("text", "size", "must have from 1 to " + LONGEST + " characters");
        }
        return new ExchangeTextSearch(text);
    }

    /** Returns the longest part of a text whose bytes are the same in all JSON strings, except for escapes by number. */
    private static String core(String text, boolean ascii) {
        String longest = "";
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || !isVerbatim(text.charAt(at), ascii)) {
                longest = at - from > longest.length() ? text.substring(from, at) : longest;
                from = at + 1;
            }
        }
        return longest;
    }

    private static boolean isVerbatim(char each, boolean ascii) {
        return each >= ' ' && each < 0x7f && "\"\\/".indexOf(each) < 0 && (ascii || ALSO_OTHERS.indexOf(each) < 0);
    }

    /** Returns whether the exchange of a line may contain the text; only a parsed exchange shows whether it does. */
    boolean mayBeIn(byte[] line, int length) {
        if (lower.length == 0) {
            return true;
        }
        byte low = lower[0];
        byte up = upper[0];
        for (int at = 0; at < length; at++) {
            byte each = line[at];
            if ((each == low || each == up) && isAt(line, at, length, lower, upper)
                    || each == '\\' && at + 1 < length && line[at + 1] == 'u'
                    || each == '"' && isAt(line, at, length, BINARY, BINARY)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(byte[] line, int from, int length, byte[] one, byte[] other) {
        if (from + one.length > length) {
            return false;
        }
        for (int at = 1; at < one.length; at++) {
            byte each = line[from + at];
            if (each != one[at] && each != other[at]) {
                return false;
            }
        }
        return true;
    }

    /** Finds the first match in an exchange; returns null if there is none. */
    @Nullable
    TextMatch find(CapturedExchange exchange) {
        TextMatch match = find(TextMatch.Place.URL, exchange.request().url());
        match = match == null
                ? find(TextMatch.Place.REQUEST_HEADERS, exchange.request().headers())
                : match;
        match = match == null
                ? find(TextMatch.Place.REQUEST_BODY, exchange.request().body())
                : match;
        match = match == null
                ? find(TextMatch.Place.RESPONSE_HEADERS, exchange.reply().headers())
                : match;
        return match == null
                ? find(TextMatch.Place.RESPONSE_BODY, exchange.reply().body())
                : match;
    }

    private @Nullable TextMatch find(TextMatch.Place place, List<RecordedHeader> headers) {
        for (RecordedHeader header : headers) {
            TextMatch match = find(place, header.value());
            if (match != null) {
                return match;
            }
        }
        return null;
    }

    private @Nullable TextMatch find(TextMatch.Place place, RecordedBody body) {
        String text = body.text();
        return text == null ? null : find(place, text);
    }

    private @Nullable TextMatch find(TextMatch.Place place, String text) {
        Matcher matcher = matcher(text);
        return matcher.find() ? TextMatch.of(place, text, matcher.start(), matcher.end()) : null;
    }

    /** Returns a matcher that finds the text in another one. */
    public Matcher matcher(String text) {
        return pattern.matcher(text);
    }
}
