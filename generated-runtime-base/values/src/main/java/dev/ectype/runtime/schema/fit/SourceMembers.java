package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds members of an object by name. Wide objects are indexed, because all of their members are looked up. */
final class SourceMembers {
    private static final int WIDE = 64;

    private final @Nullable Document object;
    private final @Nullable Map<String, Document> index;

    private SourceMembers(@Nullable Document object, @Nullable Map<String, Document> index) {
        this.object = object;
        this.index = index;
    }

    /** Creates the lookup for a number of queries equal to the type's members. */
    static SourceMembers of(@Nullable Document object, int members) {
        boolean wide = members > WIDE && object != null && object.isObject();
        if (!wide || object == null) {
            return new SourceMembers(object, null);
        }
        Map<String, Document> index = new LinkedHashMap<>();
        MemberCursor cursor = object.cursor();
        while (cursor.next()) {
            index.putIfAbsent(cursor.name(), cursor.value());
        }
        return new SourceMembers(object, index);
    }

    /** Returns the value of the only member with such a name and value, or null if there are none or several. */
    @Nullable
    Document only(Predicate<Document> values, Predicate<String> names) {
        Document found = null;
        MemberCursor cursor = object == null || !object.isObject() ? Document.EMPTY_OBJECT.cursor() : object.cursor();
        while (cursor.next()) {
            if (values.test(cursor.value()) && names.test(cursor.name())) {
                if (found != null) {
                    return null;
                }
                found = cursor.value();
            }
        }
        return found;
    }

    @Nullable
    Document member(String name) {
        if (index != null) {
            return index.get(name);
        }
        return object == null ? null : object.member(name);
    }
}
