package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lists the dimensions by which usage is grouped; others are summed. */
enum UsageGroup {
    DAY,
    PROJECT,
    KEY;

    /** Returns all dimensions if the request names none. */
    static Set<UsageGroup> of(@Nullable List<String> names) {
        if (names == null) {
            return EnumSet.allOf(UsageGroup.class);
        }
        Set<UsageGroup> groups = EnumSet.noneOf(UsageGroup.class);
        names.forEach(text -> groups.add(of(text)));
        if (groups.isEmpty()) {
            throw wrong();
        }
        return groups;
    }

    private static UsageGroup of(String text) {
        for (UsageGroup group : values()) {
            if (group.name().toLowerCase(Locale.ROOT).equals(text)) {
                return group;
            }
        }
        throw wrong();
    }

    private static InvalidRequest wrong() {
        return InvalidRequest.of("groupBy", "enum", "must contain day, project or key, separated by commas");
    }
}
