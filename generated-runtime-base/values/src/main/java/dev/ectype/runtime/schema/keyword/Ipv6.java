package dev.ectype.runtime.schema.keyword;

import java.util.regex.Pattern;

/** Validates IPv6 addresses. */
final class Ipv6 {
    private static final int GROUPS = 8;
    private static final Pattern GROUP = Pattern.compile("[0-9a-fA-F]{1,4}");

    private Ipv6() {}

    static boolean matches(String text) {
        if (text.length() > 45 || text.length() < 2) {
            return false;
        }
        int gap = text.indexOf("::");
        if (gap < 0) {
            return groups(text, true) == GROUPS;
        }
        int before = groups(text.substring(0, gap), false);
        int after = groups(text.substring(gap + 2), true);
        return before >= 0 && after >= 0 && before + after < GROUPS;
    }

    /** Returns the number of 16-bit groups, or a negative number for an invalid part. */
    private static int groups(String part, boolean last) {
        if (part.isEmpty()) {
            return 0;
        }
        int count = 0;
        String[] groups = part.split(":", -1);
        for (int at = 0; at < groups.length; at++) {
            boolean embedded = last && at == groups.length - 1 && Formats.matches("ipv4", groups[at]);
            if (!embedded && !GROUP.matcher(groups[at]).matches()) {
                return -GROUPS;
            }
            count += embedded ? 2 : 1;
        }
        return count;
    }
}
