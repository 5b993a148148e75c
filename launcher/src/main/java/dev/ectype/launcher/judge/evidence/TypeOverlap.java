package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedTypes;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Measures how many members two object types have in common. */
final class TypeOverlap {
    private static final int ALL = 100;

    private TypeOverlap() {}

    /** Returns the common members in percent of the smaller type, or -1 if one of the types is no object type. */
    static int percent(DescribedTypes types, @Nullable TypeRef one, @Nullable TypeRef other) {
        String name = DescribedTypes.name(one);
        if (name != null && name.equals(DescribedTypes.name(other))) {
            return ALL;
        }
        Set<String> first = new LinkedHashSet<>(types.members(one).keySet());
        Set<String> second = types.members(other).keySet();
        int smaller = Math.min(first.size(), second.size());
        first.retainAll(second);
        return smaller == 0 ? -1 : first.size() * ALL / smaller;
    }
}
