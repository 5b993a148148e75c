package dev.ectype.runtime.emulator.route;

import java.util.ArrayList;
import java.util.List;

/** Resolves the segments {@code .} and {@code ..} of a path, as most clients do. */
final class DotSegments {
    private DotSegments() {}

    /** Returns the resolved path, which never leaves the root. */
    static String resolve(String path) {
        List<String> resolved = new ArrayList<>();
        String[] segments = path.split("/", -1);
        for (int index = 1; index < segments.length; index++) {
            String segment = segments[index];
            boolean last = index == segments.length - 1;
            if (segment.equals("..")) {
                if (!resolved.isEmpty()) {
                    resolved.remove(resolved.size() - 1);
                }
            } else if (!segment.equals(".")) {
                resolved.add(segment);
                continue;
            }
            if (last) {
                resolved.add("");
            }
        }
        return "/" + String.join("/", resolved);
    }
}
