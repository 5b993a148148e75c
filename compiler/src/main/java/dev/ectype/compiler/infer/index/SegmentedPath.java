package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.infer.lexicon.FormatWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A path split at its slashes, without the file name extensions that some APIs append. */
public record SegmentedPath(List<Segment> segments) {
    public SegmentedPath {
        segments = List.copyOf(segments);
    }

    /**
     * One segment of a path.
     *
     * @param literal the text, without a parameter's braces
     * @param parameter the parameter's name, or null
     */
    public record Segment(String literal, @Nullable String parameter) {
        public boolean isParameter() {
            return parameter != null;
        }
    }

    public static SegmentedPath of(String path) {
        List<Segment> segments = new ArrayList<>();
        for (String part : path.split("/")) {
            if (!part.isEmpty()) {
                addSegment(withoutFormat(part), segments);
            }
        }
        return new SegmentedPath(segments);
    }

    public boolean isEmpty() {
        return segments.isEmpty();
    }

    public int size() {
        return segments.size();
    }

    public Segment last() {
        return segments.get(segments.size() - 1);
    }

    public boolean endsWithParameter() {
        return !isEmpty() && last().isParameter();
    }

    public boolean endsWithLiteral() {
        return !isEmpty() && !last().isParameter();
    }

    public SegmentedPath prefix(int size) {
        return new SegmentedPath(segments.subList(0, size));
    }

    /** Returns the path with one more segment. */
    public SegmentedPath then(Segment segment) {
        List<Segment> more = new ArrayList<>(segments);
        more.add(segment);
        return new SegmentedPath(more);
    }

    /** Returns the path without its last segment. */
    public SegmentedPath parent() {
        return prefix(size() - 1);
    }

    public boolean has(String parameter) {
        return segments.stream().anyMatch(segment -> parameter.equals(segment.parameter()));
    }

    /** Returns the number of parameters. */
    public int parameters() {
        return (int) segments.stream().filter(Segment::isParameter).count();
    }

    /** Returns the adjacent parameters at the end, which may identify one instance together. */
    public List<String> trailingParameters() {
        int from = size();
        while (from > 0 && segments.get(from - 1).isParameter()) {
            from--;
        }
        return segments.subList(from, size()).stream()
                .map(Segment::parameter)
                .map(Objects::requireNonNull)
                .toList();
    }

    /** Returns the path without parameter names, so that paths with different parameter names are equal. */
    public String key() {
        StringBuilder key = new StringBuilder(20 * segments.size());
        for (Segment segment : segments) {
            key.append('/').append(segment.literal());
        }
        return key.toString();
    }

    /** Returns the prefix that ends with the last parameter before {@code end}, or null. */
    @Nullable
    public SegmentedPath enclosingItem(int end) {
        for (int size = end; size > 0; size--) {
            if (segments.get(size - 1).isParameter()) {
                return prefix(size);
            }
        }
        return null;
    }

    /** Returns the parameter right behind the beginning that another path is, or null. */
    @Nullable
    public String parameterBelow(SegmentedPath beginning) {
        int size = beginning.size();
        boolean below = size() > size
                && segments.get(size).isParameter()
                && prefix(size).key().equals(beginning.key());
        return below ? segments.get(size).parameter() : null;
    }

    /** Returns whether the path extends another one only with parameters that are no identifiers. */
    public boolean refines(SegmentedPath other) {
        if (size() <= other.size() || !prefix(other.size()).equals(other)) {
            return false;
        }
        return segments.subList(other.size(), size()).stream()
                .allMatch(each -> each.parameter() != null && !IdentifierMembers.isIdentifierName(each.parameter()));
    }

    private static void addSegment(String part, List<Segment> segments) {
        int open = part.indexOf('{');
        int close = part.indexOf('}', open + 1);
        if (open < 0 || close < 0) {
            int verb = part.indexOf(':');
            boolean acts = verb > 0 && verb + 1 < part.length();
            segments.add(new Segment(bare(acts ? part.substring(0, verb) : part), null));
            if (acts) {
                segments.add(new Segment(bare(part.substring(verb + 1)), null));
            }
            return;
        }
        String before = part.substring(0, open);
        String after = bare(part.substring(close + 1));
        segments.add(
                new Segment(before + "{}" + (after.startsWith(":") ? "" : after), part.substring(open + 1, close)));
        if (after.startsWith(":")) {
            segments.add(new Segment(after.substring(1), null));
        }
    }

    /** Returns a segment without a parameter at its end that names the format: {@code {id}} of {@code {id}.{format}}. */
    private static String withoutFormat(String part) {
        int open = part.lastIndexOf('{');
        boolean suffix =
                open > 0 && part.endsWith("}") && FormatWords.isExtension(part.substring(open + 1, part.length() - 1));
        return !suffix ? part : part.substring(0, part.charAt(open - 1) == '.' ? open - 1 : open);
    }

    /** Returns a segment without a file name extension. */
    public static String bare(String text) {
        for (String extension : List.of(".json", ".xml")) {
            if (text.endsWith(extension)) {
                return text.substring(0, text.length() - extension.length());
            }
        }
        return text;
    }
}
