package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.fit.text.KeyedRandom;
import dev.ectype.runtime.schema.fit.text.MemberNameVocabulary;
import dev.ectype.runtime.schema.fit.text.PatternTextGenerator;
import dev.ectype.runtime.schema.regex.Regex;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses a text that a type allows. */
final class TextSelector {
    private static final int ATTEMPTS = 60;
    private static final int DEEPEST_CONTENT = 6;
    private static final int LONGEST = 1_000_000;
    /** The networks reserved for documentation. */
    private static final List<String> NETWORKS = List.of("192.0.2.", "198.51.100.", "203.0.113.");

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

    private final FitSession fitting;
    private final TextSchema schema;
    private final FitPosition spot;
    private final KeyedRandom draw;

    TextSelector(FitSession fitting, TextSchema schema, FitPosition spot) {
        this.fitting = fitting;
        this.schema = schema;
        this.spot = spot;
        this.draw = spot.draw();
    }

    String choose(@Nullable String source) {
        String text = source == null ? null : allowed(source);
        text = text == null && source != null ? allowed(source + "Z") : text;
        text = text == null && source != null ? allowed(cut(source)) : text;
        text = text == null && source != null && isTime() ? respelled(instant(source)) : text;
        text = text == null ? allowed(content()) : text;
        text = text == null ? allowed(formatted()) : text;
        text = text == null && isTime() ? respelled(now()) : text;
        text = text == null ? allowed(named()) : text;
        text = text == null ? matching() : text;
        text = text == null ? allowed(fallback()) : text;
        return text == null ? filled(spot.word()) : text;
    }

    private @Nullable String allowed(@Nullable String text) {
        return text != null && schema.allows(text) ? text : null;
    }

    private boolean isTime() {
        return "date-time".equals(schema.format());
    }

    private Instant now() {
        return InstantFormatter.later(fitting.context().now(), spot.variation());
    }

    /** Returns a time in a less usual form that has a valid length. */
    private @Nullable String respelled(@Nullable Instant instant) {
        for (String spelling : instant == null ? List.<String>of() : InstantFormatter.respelled(instant)) {
            if (schema.allows(spelling)) {
                return spelling;
            }
        }
        return null;
    }

    private static @Nullable Instant instant(String source) {
        try {
            return OffsetDateTime.parse(source).toInstant();
        } catch (DateTimeParseException noTime) {
            return null;
        }
    }

    /** Returns JSON content. Nested JSON texts double their backslashes at each level, so deep levels have simple content. */
    private @Nullable String content() {
        Schema held = schema.content();
        if (held == null || spot.depth() > DEEPEST_CONTENT) {
            return null;
        }
        String json = fitting.aside(null, held, spot.member(spot.word())).literal();
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return switch (schema.format() == null ? "" : schema.format()) {
            case "byte" -> Base64.getEncoder().encodeToString(bytes);
            case "base64url" -> Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            default -> json;
        };
    }

    private @Nullable String formatted() {
        String format = schema.format();
        Instant now = now();
        if (format == null) {
            return named(now);
        }
        int host = 1 + (draw.below(200) + spot.variation()) % 250;
        return switch (format) {
            case "date-time" -> InstantFormatter.asText(now, schema);
            case "date" -> InstantFormatter.date(now.plusSeconds(86_400L * spot.variation()));
            case "time" -> InstantFormatter.clock(now);
            case "uuid" -> draw.uuid();
            case "email" -> "user" + draw.below(1_000_000) + "@example.com";
            case "uri", "url", "uri-reference", "iri" -> "https://example.com/" + path();
            case "ipv4", "ip" -> NETWORKS.get(draw.below(NETWORKS.size())) + host;
            case "ipv6" -> "2001:db8::" + Integer.toHexString(draw.below(256) << 8 | host);
            case "hostname" -> "host" + host + ".example.com";
            case "byte", "base64url" -> filledTo(4);
            case "duration" -> "PT" + (1 + spot.variation()) + "H";
            default -> named(now);
        };
    }

    /** Returns a text by the member's name, which is a better hint than an unknown format. */
    private @Nullable String named(Instant now) {
        if (MemberNameVocabulary.isTime(spot.word())) {
            return InstantFormatter.asText(now, schema);
        }
        return MemberNameVocabulary.isDate(spot.word()) ? InstantFormatter.date(now) : null;
    }

    private String path() {
        String resource = fitting.context().resource();
        return (resource.isEmpty() ? "items" : resource.replaceAll("[^A-Za-z0-9_-]", "-")) + "/" + draw.hex(8);
    }

    private String filledTo(int multiple) {
        int length = Math.min(LONGEST, Math.max(8, (schema.minLength() + multiple - 1) / multiple * multiple));
        return draw.text(LETTERS, length);
    }

    private @Nullable String named() {
        String known = MemberNameVocabulary.text(spot.word(), draw);
        return known == null || spot.variation() == 0 ? known : known + "-" + spot.variation();
    }

    private @Nullable String matching() {
        if (schema.patterns().isEmpty()) {
            return null;
        }
        for (Regex pattern : schema.patterns()) {
            PatternTextGenerator generator = PatternTextGenerator.of(pattern);
            for (int attempt = 0; generator != null && attempt < ATTEMPTS; attempt++) {
                int stretch = attempt < 4
                        ? attempt
                        : attempt % 8 < 4 ? Math.min(schema.minLength(), 4_096) + attempt : attempt / 2;
                String text = generator.write(draw, stretch);
                String found = allowed(text) != null ? text : allowed(filled(text));
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private String fallback() {
        String word = spot.word().isEmpty() ? fitting.context().resource() : spot.word();
        String base = word.isEmpty() ? "text" : word;
        return filled(spot.variation() == 0 ? base : spot.variation() + "-" + base);
    }

    /** Extends or cuts the text to a valid length. */
    private String filled(String text) {
        String cut = cut(text);
        int missing = Math.min(LONGEST, schema.minLength()) - cut.codePointCount(0, cut.length());
        return missing <= 0 ? cut : cut + draw.text(LETTERS, missing);
    }

    private String cut(String text) {
        if (text.codePointCount(0, text.length()) <= schema.maxLength()) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, schema.maxLength()));
    }
}
