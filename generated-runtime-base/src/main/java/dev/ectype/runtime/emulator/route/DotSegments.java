package dev.ectype.runtime.emulator.route;

import java.util.ArrayList;
import java.util.List;

/** Resolves the segments {@code .} and {@code ..} of a path, as most clients do. */
final class DotSegments {
    private DotSegments() {}

    /** Returns the resolved path, which never leaves the root. */
    static String resolved(String path) {
        List<String> kept = new ArrayList<>();
        String[] segments = path.split("/", -1);
        for (int index = 1; index < segments.length; index++) {
            String segment = segments[index];
            boolean last = index == segments.length - 1;
            if (segment.equals("..")) {
                if (!kept.isEmpty()) {
                    kept.remove(kept.size() - 1);
                }
            } else if (!segment.equals(".")) {
                kept.add(segment);
                continue;
            }
            if (last) {
                kept.add("");
            }
        }
        return "/" + String.join("/", kept);
    }
}
