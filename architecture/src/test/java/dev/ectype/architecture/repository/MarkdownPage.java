package dev.ectype.architecture.repository;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page in Markdown without its fenced code blocks. */
record MarkdownPage(Path file, List<String> lines) {
    private static final Pattern FENCE = Pattern.compile("^ *(```+|~~~+).*");
    private static final Pattern LINK = Pattern.compile("]\\(\\s*([^)\\s]+)\\s*\\)");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern HEADING = Pattern.compile("^#+ (.*)");

    /** A link target or a code span, and the line on which it is, counted from 1. */
    record Pointer(int line, String target) {}

    static MarkdownPage read(Path file) throws IOException {
        List<String> prose = new ArrayList<>();
        String fence = "";
        for (String line : Files.readAllLines(file)) {
            Matcher found = FENCE.matcher(line);
            String mark = found.matches() ? found.group(1) : "";
            boolean inside = !fence.isEmpty();
            if (inside && mark.equals(fence)) {
                fence = "";
            } else if (!inside) {
                fence = mark;
            }
            prose.add(inside || !mark.isEmpty() ? "" : line);
        }
        return new MarkdownPage(file, List.copyOf(prose));
    }

    /** Returns the targets of links, which code spans cannot contain. */
    List<Pointer> links() {
        List<Pointer> found = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            String prose = CODE.matcher(lines.get(at))
                    .replaceAll(code -> "`" + "x".repeat(code.group(1).length()) + "`");
            addAll(found, at + 1, LINK.matcher(prose));
        }
        return found;
    }

    List<Pointer> codeSpans() {
        List<Pointer> found = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            addAll(found, at + 1, CODE.matcher(lines.get(at)));
        }
        return found;
    }

    /** Returns the anchors that GitHub gives to the headings. */
    Set<String> anchors() {
        Map<String, Integer> uses = new LinkedHashMap<>();
        Set<String> anchors = new LinkedHashSet<>();
        for (String line : lines) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                String anchor = heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                        .replaceAll("[^\\p{L}\\p{N}\\- _]", "")
                        .replace(' ', '-');
                int earlier = uses.merge(anchor, 1, Integer::sum) - 1;
                anchors.add(earlier == 0 ? anchor : anchor + "-" + earlier);
            }
        }
        return anchors;
    }

    private static void addAll(List<Pointer> found, int line, Matcher matcher) {
        while (matcher.find()) {
            found.add(new Pointer(line, matcher.group(1)));
        }
    }
}
