package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberCursor;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members of an object, looked up by name; those of a wide one are indexed, since every one of them is asked for. */
final class SourceMembers {
    private static final int WIDE = 64;

    private final @Nullable Document object;
    private final @Nullable Map<String, Document> index;

    private SourceMembers(@Nullable Document object, @Nullable Map<String, Document> index) {
        this.object = object;
        this.index = index;
    }

    /** For as many questions as a type has members. */
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

    @Nullable
    Document member(String name) {
        if (index != null) {
            return index.get(name);
        }
        return object == null ? null : object.member(name);
    }
}
