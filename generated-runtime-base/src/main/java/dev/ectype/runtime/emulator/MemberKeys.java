package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Canonical;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.state.Lookup;
import dev.ectype.runtime.state.RowIndex;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Under what rows are found by what lies at a path in their documents; {@link Filter} says the same row by row. */
final class MemberKeys {
    private static final String NULL = "null";
    private static final String TEXT = "s";
    private static final String REFERENCE = "x";

    private MemberKeys() {}

    /** The rows that {@link Filter} lets pass for one of the wanted values; null where only looking at each tells. */
    static @Nullable Lookup matching(MemberPath path, List<Document> wanted) {
        Set<String> keys = new LinkedHashSet<>();
        for (Document each : wanted) {
            if (each.isObject() || each.isArray()) {
                return null;
            }
            keys.add(each.isNull() ? NULL : value(each));
            keys.add(REFERENCE + each.text());
            if (each.isNull()) {
                keys.add(RowIndex.UNTOLD);
            }
        }
        return new Lookup.Keyed(
                new RowIndex("matches " + path, row -> matches(path, row.document())), List.copyOf(keys));
    }

    /** The rows in which a member leads to an identifier. */
    static Lookup leading(String member, String id) {
        return new Lookup.Keyed(new RowIndex("leads " + member, row -> leads(member, row.document())), List.of(id));
    }

    /** The same rows and those that say nothing there. */
    static @Nullable Lookup orUntold(@Nullable Lookup lookup) {
        if (!(lookup instanceof Lookup.Keyed keyed)) {
            return null;
        }
        Set<String> keys = new LinkedHashSet<>(keyed.keys());
        keys.add(RowIndex.UNTOLD);
        return new Lookup.Keyed(keyed.index(), List.copyOf(keys));
    }

    private static List<String> matches(MemberPath path, byte[] document) {
        Document found = Json.parse(document).at(path);
        if (found == null || found.isNull()) {
            return List.of(RowIndex.UNTOLD);
        }
        Set<String> keys = new LinkedHashSet<>();
        addMatches(found, keys);
        return List.copyOf(keys);
    }

    private static void addMatches(Document found, Set<String> keys) {
        if (found.isArray()) {
            found.elements().forEach(element -> addMatches(element, keys));
        } else if (found.isObject()) {
            Filter.identifiers(found).forEach(id -> keys.add(REFERENCE + id));
        } else {
            keys.add(found.isNull() ? NULL : value(found));
        }
    }

    /** Equal values have one key, however they are spelt. */
    private static String value(Document scalar) {
        return scalar.isString() ? TEXT + scalar.text() : new String(Canonical.toBytes(scalar), StandardCharsets.UTF_8);
    }

    private static List<String> leads(String member, byte[] document) {
        Document reference = Json.parse(document).member(member);
        return reference == null ? List.of() : List.copyOf(new LinkedHashSet<>(Filter.pointers(reference)));
    }
}
