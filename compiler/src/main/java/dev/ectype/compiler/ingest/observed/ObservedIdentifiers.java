package dev.ectype.compiler.ingest.observed;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;
import java.util.IdentityHashMap;
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

    /** This many replies repeat the name of an owner, and at least one of so many. */
    private static final int LEAST_REPEATED = 2;

    private static final int LEAST_SHARE = 4;

    /** The identifier's member, by path and value. */
    private final Map<List<String>, Map<String, String>> atPaths = new LinkedHashMap<>();

    private final Set<String> anywhere = new LinkedHashSet<>();

    /** The names of objects in each reply, by their identifiers: {@code owner} has the login {@code ann}. */
    private final Map<ExchangeSample, Map<String, String>> inReplies = new IdentityHashMap<>();

    static ObservedIdentifiers of(List<ExchangeSample> samples) {
        ObservedIdentifiers identifiers = new ObservedIdentifiers();
        for (ExchangeSample sample : samples) {
            if (sample.isSuccess() && sample.responseBody().isJson()) {
                Map<String, String> values =
                        identifiers.atPaths.computeIfAbsent(sample.segments(), first -> new LinkedHashMap<>());
                identifiers.add(sample.responseBody().json(), values, 0);
                identifiers.addItem(sample);
                Map<String, String> own = new LinkedHashMap<>();
                identifiers.addOwners(sample.responseBody().json(), own, 0);
                identifiers.inReplies.put(sample, own);
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
                String text = ScalarText.of(member);
                if (text != null) {
                    add(name, text, values);
                }
            });
        }
    }

    /** Collects the names of objects, by the identifiers in these objects. */
    private void addOwners(@Nullable JsonValue value, Map<String, String> owners, int depth) {
        if (depth <= DEEPEST && value instanceof JsonArray array) {
            array.elements().forEach(element -> addOwners(element, owners, depth + 1));
        } else if (depth <= DEEPEST && value instanceof JsonObject object) {
            object.members().forEach((name, member) -> {
                if (member instanceof JsonObject inner) {
                    inner.members().forEach((key, each) -> {
                        String text = ScalarText.of(each);
                        if (text != null && IdentifierPatterns.rank(key) >= 0) {
                            owners.putIfAbsent(text, name);
                        }
                    });
                }
                addOwners(member, owners, depth + 1);
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
                String text = ScalarText.of(member);
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

    /**
     * Returns the name of the object that a path segment identifies in many replies at longer paths, such as {@code owner}, or
     * null.
     *
     * @param below the samples whose paths begin alike, up to the segment
     */
    @Nullable
    String owner(List<ExchangeSample> below, String segment) {
        int replies = 0;
        int repeated = 0;
        int shortest = Integer.MAX_VALUE;
        String best = null;
        for (ExchangeSample sample : below) {
            Map<String, String> owners = inReplies.get(sample);
            String owner = owners == null ? null : owners.get(segment);
            replies += owners == null ? 0 : 1;
            repeated += owner == null ? 0 : 1;
            if (owner != null && sample.segments().size() < shortest) {
                // The instance right below its owner names it best.
                shortest = sample.segments().size();
                best = owner;
            }
        }
        return repeated >= LEAST_REPEATED && LEAST_SHARE * repeated >= replies ? best : null;
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
