package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.VersionSegments;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation with a verb in its name instead of a resource path.
 *
 * @param scope the path in front of the name
 * @param item the path parameter that identifies the instance, or null
 */
public record OperationCall(
        OperationRoute route, OperationName name, SegmentedPath scope, SegmentedPath.@Nullable Segment item) {
    private static final List<String> LINKING = List.of("add", "remove", "register", "unregister", "deregister");
    private static final List<OperationName.Kind> TO_ITEMS =
            List.of(OperationName.Kind.UPDATE, OperationName.Kind.DELETE);

    @Override
    public int hashCode() {
        return route.hashCode();
    }

    /** Reads a route as a call, or returns null when its path names a resource. An unknown verb may be a noun. */
    static @Nullable public OperationCall of(OperationRoute route) {
        if (PathlessCalls.isCall(route.endpoint().binding())) {
            OperationName name = PathlessCalls.name(route.endpoint().binding());
            if (name == null && Payloads.replyType(route.endpoint()) instanceof ArrayType) {
                name = PathlessCalls.withoutSuffix(route.endpoint().binding());
            }
            return name == null ? null : new OperationCall(route, name, SegmentedPath.of("/"), null);
        }
        HttpBinding.Condition condition = condition(route);
        if (condition != null && condition.value() != null) {
            OperationName name = OperationName.ofAny(afterLast(condition.value()));
            return name == null || name.noun().isEmpty()
                    ? null
                    : new OperationCall(route, name, literals(route.path()), null);
        }
        SegmentedPath path = route.path();
        int last = path.size();
        while (last > 0 && path.prefix(last).endsWithParameter()) {
            last--;
        }
        if (last == 0 || path.size() - last > 1) {
            return null;
        }
        SegmentedPath.Segment item = path.size() > last ? path.last() : null;
        String literal = path.prefix(last).last().literal();
        SegmentedPath before = path.prefix(last - 1);
        int dot = literal.lastIndexOf('.');
        if (dot > 0) {
            return dotted(route, literal, before);
        }
        OperationName name = OperationName.ofAny(literal);
        if (name == null
                && before.endsWithLiteral()
                && (item != null || !route.method().equals("GET"))) {
            name = OperationName.behindNoun(literal);
        }
        if (name == null) {
            return null;
        }
        if (name.noun().isEmpty()) {
            return below(route, name, before, item);
        }
        // Items are often added to an instance or removed from it without being created or deleted.
        boolean links = before.endsWithParameter() && LINKING.contains(name.verb());
        return links ? null : new OperationCall(route, name, before, item);
    }

    /** Returns a call about a noun in a protocol without paths. Its verb is its name without the noun at either end. */
    public static OperationCall about(OperationRoute route, String noun) {
        List<String> words =
                NameWords.of(String.valueOf(route.endpoint().binding().callName()));
        List<String> nouns = NameWords.of(Nouns.singular(noun));
        int size = nouns.size();
        if (words.size() > size && words.subList(0, size).equals(nouns)) {
            words = words.subList(size, words.size());
        } else if (words.size() > size
                && words.subList(words.size() - size, words.size()).equals(nouns)) {
            words = words.subList(0, words.size() - size);
        }
        OperationName name = new OperationName(OperationName.Kind.OTHER, String.join("_", words), noun);
        return new OperationCall(route, name, SegmentedPath.of("/"), null);
    }

    /** Returns this call with a noun of some words in front of the verb if its protocol has no paths; else null. */
    @Nullable
    public OperationCall withLeadingNoun(int words) {
        OperationName other = PathlessCalls.withLeadingNoun(route.endpoint().binding(), words);
        return other == null ? null : new OperationCall(route, other, scope, item);
    }

    /** Returns this call with the first words of its noun as a part of the verb: {@code setDefault} of a card, not of a default card. */
    @Nullable
    public OperationCall withLongerVerb(int words) {
        List<String> nouns = NameWords.of(name.noun());
        if (words >= nouns.size()) {
            return null;
        }
        String verb = name.verb() + "_" + String.join("_", nouns.subList(0, words));
        String noun = String.join("_", nouns.subList(words, nouns.size()));
        return new OperationCall(route, new OperationName(name.kind(), verb, noun), scope, item);
    }

    /** Returns this call with a verb of another kind. */
    public OperationCall withKind(OperationName.Kind kind) {
        return new OperationCall(route, new OperationName(kind, name.verb(), name.noun()), scope, item);
    }

    /** Returns whether the call's protocol has no paths. */
    public boolean isPathless() {
        return PathlessCalls.isCall(route.endpoint().binding());
    }

    /** Returns whether a call registers an instance that another call may create. A message brings its instance itself. */
    public boolean registers() {
        return name.verb().endsWith("register") && route.endpoint().binding().messageName() == null;
    }

    public boolean isKind(OperationName.Kind kind) {
        return name.kind() == kind;
    }

    /** Reads names with dots: {@code users.profile.get} is the same as {@code users/profile/get}. */
    private static @Nullable OperationCall dotted(OperationRoute route, String literal, SegmentedPath before) {
        // Keeps empty parts: a literal may end in dots, or consist of them.
        String[] parts = literal.split("\\.", -1);
        OperationName verb = OperationName.of(parts[parts.length - 1]);
        boolean other = verb == null && NameWords.of(parts[parts.length - 1]).size() == 1;
        if (verb == null && !other || verb != null && !verb.noun().isEmpty()) {
            return null;
        }
        SegmentedPath scope = before;
        for (int at = 0; at < parts.length - 2; at++) {
            scope = scope.then(new SegmentedPath.Segment(parts[at], null));
        }
        String noun = parts[parts.length - 2];
        String action = parts[parts.length - 1];
        OperationName name =
                verb == null ? new OperationName(OperationName.Kind.OTHER, action, noun) : verb.about(noun);
        return noun.isEmpty() ? null : new OperationCall(route, name, scope, null);
    }

    /** Reads a verb behind a noun, {@code /robots/create}, or behind an item, {@code /robots/{id}/update}. */
    private static @Nullable OperationCall below(
            OperationRoute route, OperationName verb, SegmentedPath before, SegmentedPath.@Nullable Segment item) {
        if (before.endsWithLiteral()) {
            String noun = before.last().literal();
            return VersionSegments.isVersion(noun)
                    ? null
                    : new OperationCall(route, verb.about(noun), before.parent(), item);
        }
        boolean changes = item == null && TO_ITEMS.contains(verb.kind()) && before.size() > 1;
        boolean empty =
                verb.kind() == OperationName.Kind.UPDATE || route.endpoint().body() == null;
        if (!changes || !empty || !before.parent().endsWithLiteral()) {
            return null;
        }
        SegmentedPath collection = before.parent();
        return new OperationCall(route, verb.about(collection.last().literal()), collection.parent(), before.last());
    }

    private static HttpBinding.@Nullable Condition condition(OperationRoute route) {
        for (HttpBinding.Condition condition : route.endpoint().binding().conditions()) {
            if (condition.value() != null && OperationName.ofAny(afterLast(condition.value())) != null) {
                return condition;
            }
        }
        return null;
    }

    /** Returns the text after the last dot or slash: {@code CreateTable} of {@code DynamoDB_20120810.CreateTable}. */
    private static String afterLast(String value) {
        return value.substring(Math.max(value.lastIndexOf('.'), value.lastIndexOf('/')) + 1);
    }

    private static SegmentedPath literals(SegmentedPath path) {
        int size = 0;
        while (size < path.size() && path.prefix(size + 1).endsWithLiteral()) {
            size++;
        }
        return path.prefix(size);
    }
}
