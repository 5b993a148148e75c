package dev.ectype.runtime.emulator.route;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Measures the distance of a requested path from described paths, by segments and letters. */
final class PathSimilarity {
    private static final int WHOLE_SEGMENT = 20;
    /** The maximum distance per segment of a suggestion: at least half of the path must match. */
    private static final int FARTHEST_PER_SEGMENT = WHOLE_SEGMENT / 2;

    private static final int LONGEST_COMPARED = 40;

    private PathSimilarity() {}

    static List<HttpRoute> sorted(List<HttpRoute> routes, String method, String path, int count) {
        List<String> requested = List.of((path.startsWith("/") ? path.substring(1) : path).split("/", 32));
        List<Scored> scored = new ArrayList<>();
        for (HttpRoute route : routes) {
            int other = route.method().equals(method) ? 0 : 1;
            List<PathSegments.Segment> segments = PathSegments.segments(route.template());
            int distance = distance(requested, segments);
            if (distance <= FARTHEST_PER_SEGMENT * Math.max(requested.size(), segments.size())) {
                scored.add(new Scored(route, distance * 2 + other));
            }
        }
        scored.sort(Comparator.comparingInt(Scored::distance));
        return scored.stream().limit(count).map(Scored::route).toList();
    }

    private record Scored(HttpRoute route, int distance) {}

    /** Returns the edit distance of two lists of segments. */
    private static int distance(List<String> requested, List<PathSegments.Segment> described) {
        int[] above = new int[described.size() + 1];
        for (int column = 1; column < above.length; column++) {
            above[column] = column * WHOLE_SEGMENT;
        }
        for (int row = 1; row <= requested.size(); row++) {
            int[] current = new int[above.length];
            current[0] = row * WHOLE_SEGMENT;
            for (int column = 1; column < above.length; column++) {
                int change = above[column - 1] + cost(requested.get(row - 1), described.get(column - 1));
                int gap = Math.min(above[column], current[column - 1]) + WHOLE_SEGMENT;
                current[column] = Math.min(change, gap);
            }
            above = current;
        }
        return above[described.size()];
    }

    private static int cost(String requested, PathSegments.Segment described) {
        String literal = described.literal();
        if (literal == null) {
            return 2;
        }
        int longest = Math.max(1, Math.max(literal.length(), requested.length()));
        return letters(cut(requested), cut(literal)) * WHOLE_SEGMENT / Math.min(longest, LONGEST_COMPARED);
    }

    private static String cut(String text) {
        return text.length() > LONGEST_COMPARED ? text.substring(0, LONGEST_COMPARED) : text;
    }

    private static int letters(String one, String two) {
        int[] above = new int[two.length() + 1];
        for (int column = 0; column < above.length; column++) {
            above[column] = column;
        }
        for (int row = 1; row <= one.length(); row++) {
            int[] current = new int[above.length];
            current[0] = row;
            for (int column = 1; column < above.length; column++) {
                boolean same =
                        Character.toLowerCase(one.charAt(row - 1)) == Character.toLowerCase(two.charAt(column - 1));
                int gap = Math.min(above[column], current[column - 1]) + 1;
                current[column] = Math.min(above[column - 1] + (same ? 0 : 1), gap);
            }
            above = current;
        }
        return above[two.length()];
    }
}
