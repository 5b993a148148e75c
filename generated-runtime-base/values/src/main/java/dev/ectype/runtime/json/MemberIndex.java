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

    /**
     * Creates an index. Objects with at most 32 members are searched without one.
     *
     * @param object the object with the members
     * @return the index
     */
    public static MemberIndex of(Document object) {
        if (object.size() <= FEW) {
            return new MemberIndex(object, null);
        }
        Map<String, Document> byName = new LinkedHashMap<>();
        object.members().forEach(member -> byName.put(member.name(), member.value()));
        return new MemberIndex(object, byName);
    }

    /**
     * Finds the member with the same name as another object's current member.
     *
     * @param other the cursor of the other object
     * @return the value in the indexed object, or null if there is none
     */
    public @Nullable Document find(MemberCursor other) {
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
