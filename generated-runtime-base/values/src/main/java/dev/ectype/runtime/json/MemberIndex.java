package dev.ectype.runtime.json;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds members of one object repeatedly, without quadratic cost in its size. */
public final class MemberIndex {
    private static final int FEW = 32;

    private final Document object;
    private final @Nullable Map<String, Document> byName;

    private MemberIndex(Document object, @Nullable Map<String, Document> byName) {
        this.object = object;
        this.byName = byName;
    }

    public static MemberIndex of(Document object) {
        if (object.size() <= FEW) {
            return new MemberIndex(object, null);
        }
        Map<String, Document> byName = new LinkedHashMap<>();
        object.members().forEach(member -> byName.put(member.name(), member.value()));
        return new MemberIndex(object, byName);
    }

    /** Returns this object's value for the name under another object's cursor, or null. */
    @Nullable
    public Document find(MemberCursor other) {
        if (byName != null) {
            return byName.get(other.name());
        }
        Document wanted = other.nameDocument();
        MemberCursor own = object.cursor();
        while (own.next()) {
            if (StringDecoder.same(own.nameDocument(), wanted)) {
                return own.value();
            }
        }
        return null;
    }
}
