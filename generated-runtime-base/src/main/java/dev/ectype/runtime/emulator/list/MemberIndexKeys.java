package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.CanonicalJson;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.row.RowIndex;
import dev.ectype.runtime.state.row.RowLookup;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Under what rows are found by what lies at a path in their documents; {@link MemberFilters} says the same row by row. */
final class MemberIndexKeys {
    private static final String NULL = "null";
    private static final String TEXT = "s";
    private static final String REFERENCE = "x";

    private MemberIndexKeys() {}

    /** The rows that {@link MemberFilters} lets pass for one of the wanted values; null where only looking at each tells. */
    static @Nullable RowLookup matching(MemberPath path, List<Document> wanted) {
        Set<String> keys = new LinkedHashSet<>();
        for (Document each : wanted) {
            if (each.isObject() || each.isArray()) {
                return null;
            }
            keys.add(each.isNull() ? NULL : value(each));
            keys.add(REFERENCE + each.text());
            if (each.isNull()) {
                keys.add(RowIndex.ABSENT);
            }
        }
        return new RowLookup.ByKeys(
                new RowIndex("matches " + path, row -> matches(path, row.document())), List.copyOf(keys));
    }

    /** The rows in which a member leads to an identifier. */
    static RowLookup referencing(String member, String id) {
        return new RowLookup.ByKeys(
                new RowIndex("leads " + member, row -> references(member, row.document())), List.of(id));
    }

    /** The same rows and those that say nothing there. */
    static @Nullable RowLookup orMissing(@Nullable RowLookup lookup) {
        if (!(lookup instanceof RowLookup.ByKeys keyed)) {
            return null;
        }
        Set<String> keys = new LinkedHashSet<>(keyed.keys());
        keys.add(RowIndex.ABSENT);
        return new RowLookup.ByKeys(keyed.index(), List.copyOf(keys));
    }

    private static List<String> matches(MemberPath path, byte[] document) {
        Document found = Json.parse(document).at(path);
        if (found == null || found.isNull()) {
            return List.of(RowIndex.ABSENT);
        }
        Set<String> keys = new LinkedHashSet<>();
        addMatches(found, keys);
        return List.copyOf(keys);
    }

    private static void addMatches(Document found, Set<String> keys) {
        if (found.isArray()) {
            found.elements().forEach(element -> addMatches(element, keys));
        } else if (found.isObject()) {
            MemberFilters.identifiers(found).forEach(id -> keys.add(REFERENCE + id));
        } else {
            keys.add(found.isNull() ? NULL : value(found));
        }
    }

    /** Equal values have one key, however they are spelt. */
    private static String value(Document scalar) {
        return scalar.isString()
                ? TEXT + scalar.text()
                : new String(CanonicalJson.toBytes(scalar), StandardCharsets.UTF_8);
    }

    private static List<String> references(String member, byte[] document) {
        Document reference = Json.parse(document).member(member);
        return reference == null ? List.of() : List.copyOf(new LinkedHashSet<>(MemberFilters.referencedIds(reference)));
    }
}
