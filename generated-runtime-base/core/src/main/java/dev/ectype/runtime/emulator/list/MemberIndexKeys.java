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

/**
 * Builds index lookups by member values that match the filters of {@link MemberFilters}.
 *
 * <p>An index is known by its name, which needs no identifying members, because the plan gives each member of a table
 * only one list of them.
 */
final class MemberIndexKeys {
    private static final String NULL = "null";
    private static final String TEXT = "s";
    private static final String REFERENCE = "x";

    private MemberIndexKeys() {}

    /** Creates a lookup for the rows that match one of the values, or null if only a scan can decide. */
    static @Nullable RowLookup matching(MemberPath path, List<Document> wanted, List<String> members) {
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
                new RowIndex("matches " + path, row -> matches(path, row.document(), members)), List.copyOf(keys));
    }

    /** Creates a lookup for the rows with a member that references an identifier. */
    static RowLookup referencing(MemberPath member, String id, List<String> keys) {
        return new RowLookup.ByKeys(
                new RowIndex("leads " + member, row -> references(member, row.document(), keys)), List.of(id));
    }

    /** Extends a lookup to rows without the member. */
    static @Nullable RowLookup orMissing(@Nullable RowLookup lookup) {
        if (!(lookup instanceof RowLookup.ByKeys keyed)) {
            return null;
        }
        Set<String> keys = new LinkedHashSet<>(keyed.keys());
        keys.add(RowIndex.ABSENT);
        return new RowLookup.ByKeys(keyed.index(), List.copyOf(keys));
    }

    private static List<String> matches(MemberPath path, byte[] document, List<String> members) {
        Document found = Json.parse(document).at(path);
        if (found == null || found.isNull()) {
            return List.of(RowIndex.ABSENT);
        }
        Set<String> keys = new LinkedHashSet<>();
        addMatches(found, members, keys);
        return List.copyOf(keys);
    }

    private static void addMatches(Document found, List<String> members, Set<String> keys) {
        if (found.isArray()) {
            found.elements().forEach(element -> addMatches(element, members, keys));
        } else if (found.isObject()) {
            MemberFilters.identifiers(found, members).forEach(id -> keys.add(REFERENCE + id));
        } else {
            keys.add(found.isNull() ? NULL : value(found));
        }
    }

    /** Returns the key of a value. Equal values have one key in all spellings. */
    private static String value(Document scalar) {
        return scalar.isString()
                ? TEXT + scalar.text()
                : new String(CanonicalJson.toBytes(scalar), StandardCharsets.UTF_8);
    }

    private static List<String> references(MemberPath member, byte[] document, List<String> keys) {
        Document reference = Json.parse(document).at(member);
        return reference == null
                ? List.of()
                : List.copyOf(new LinkedHashSet<>(MemberFilters.referencedIds(reference, keys)));
    }
}
