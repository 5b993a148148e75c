package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the identifiers that replies contain, by path. */
final class ObservedIdentifiers {
    private static final int DEEPEST = 6;
    private static final int LONGEST = 256;

    /** The identifier's member, by path and value. */
    private final Map<List<String>, Map<String, String>> atPaths = new LinkedHashMap<>();

    private final Set<String> anywhere = new LinkedHashSet<>();

    static ObservedIdentifiers of(List<ExchangeSample> samples) {
        ObservedIdentifiers identifiers = new ObservedIdentifiers();
        for (ExchangeSample sample : samples) {
            if (sample.isSuccess() && sample.responseBody().isJson()) {
                Map<String, String> values =
                        identifiers.atPaths.computeIfAbsent(sample.segments(), first -> new LinkedHashMap<>());
                identifiers.add(sample.responseBody().json(), values, 0);
                identifiers.addItem(sample);
            }
        }
        return identifiers;
    }

    /** Collects the members of an item as possible identifiers within its collection. */
    private void addItem(ExchangeSample sample) {
        List<String> path = sample.segments();
        if (!path.isEmpty() && sample.responseBody().json() instanceof JsonObject object) {
            Map<String, String> values =
                    atPaths.computeIfAbsent(path.subList(0, path.size() - 1), first -> new LinkedHashMap<>());
            object.members().forEach((name, member) -> {
                String text = scalar(member);
                if (text != null) {
                    add(name, text, values);
                }
            });
        }
    }

    private void add(@Nullable JsonValue value, Map<String, String> values, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (value instanceof JsonArray array) {
            array.elements().forEach(element -> add(element, values, depth + 1));
        } else if (value instanceof JsonObject object) {
            object.members().forEach((name, member) -> {
                String text = scalar(member);
                if (text == null) {
                    add(member, values, depth + 1);
                } else {
                    add(name, text, values);
                }
            });
        }
    }

    private void add(String member, String text, Map<String, String> values) {
        int rank = IdentifierPatterns.rank(member);
        if (rank < 0 || text.isEmpty() || text.length() > LONGEST) {
            return;
        }
        String before = values.get(text);
        if (before == null || rank < IdentifierPatterns.rank(before)) {
            values.put(text, member);
        }
        if (IdentifierPatterns.isReference(member)
                && text.chars().anyMatch(c -> c >= '0' && c <= '9' || c >= 'A' && c <= 'Z')) {
            anywhere.add(text);
        }
    }

    private static @Nullable String scalar(JsonValue value) {
        return value instanceof JsonText text
                ? text.text()
                : value instanceof JsonNumber number ? number.literal() : null;
    }

    /**
     * Returns the member that makes a path segment an identifier: a member in the replies at this path or the path
     * before it. Returns an empty text for an identifier seen elsewhere, or null for a plain word.
     */
    @Nullable
    String member(List<String> path, int at) {
        String segment = path.get(at);
        for (int end = at; end <= at + 1; end++) {
            Map<String, String> values = atPaths.get(path.subList(0, end));
            String member = values == null ? null : values.get(segment);
            if (values != null && member == null && segment.indexOf('+') >= 0) {
                // Many servers decode a plus in a path as a space.
                member = values.get(segment.replace('+', ' '));
            }
            if (member != null) {
                return member;
            }
        }
        return anywhere.contains(segment) ? "" : null;
    }
}
