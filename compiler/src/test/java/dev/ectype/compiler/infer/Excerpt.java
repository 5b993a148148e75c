package dev.ectype.compiler.infer;

import java.util.ArrayList;
import java.util.List;

/** Selects the marked lines of a description with the lines inside them and the lines that they are inside of. */
final class Excerpt {
    /** The lines with a fixed place in a description, which an excerpt omits. */
    private static final List<String> STRUCTURE =
            List.of("paths:", "components:", "schemas:", "responses:", "requestBodies:");

    private final List<String> lines;
    private final boolean[] selected;

    private Excerpt(List<String> lines) {
        this.lines = lines;
        this.selected = new boolean[lines.size()];
    }

    static List<String> of(List<String> lines, List<Boolean> marks) {
        Excerpt excerpt = new Excerpt(lines);
        for (int at = 0; at < lines.size(); at++) {
            if (marks.get(at)) {
                excerpt.select(at);
            }
        }
        excerpt.selectClosingBraces();
        return excerpt.unindented();
    }

    private void select(int marked) {
        int indentation = indentation(lines.get(marked));
        int outer = indentation + 1;
        for (int at = marked; at >= 0 && outer > 0; at--) {
            if (indentation(lines.get(at)) < outer) {
                outer = indentation(lines.get(at));
                selected[at] |= outer > 2 || !STRUCTURE.contains(lines.get(at).strip());
            }
        }
        for (int at = marked + 1; at < lines.size() && indentation(lines.get(at)) > indentation; at++) {
            selected[at] = true;
        }
    }

    private void selectClosingBraces() {
        for (int at = 0; at < lines.size(); at++) {
            if (lines.get(at).strip().equals("}")) {
                selected[at] = selected[opening(at)];
            }
        }
    }

    /** Returns the position of the line with the opening brace. */
    private int opening(int closing) {
        int at = closing - 1;
        while (at > 0 && indentation(lines.get(at)) > indentation(lines.get(closing))) {
            at--;
        }
        return Math.max(at, 0);
    }

    /** Returns the selected lines, each section without the indentation that its lines have in common. */
    private List<String> unindented() {
        List<String> text = new ArrayList<>();
        List<String> section = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            if (indentation(lines.get(at)) == 0) {
                text.addAll(unindented(section));
                section.clear();
            }
            if (selected[at]) {
                section.add(lines.get(at));
            }
        }
        text.addAll(unindented(section));
        return text;
    }

    /** Returns lines without the indentation that they have in common. */
    static List<String> unindented(List<String> lines) {
        int common = lines.stream().mapToInt(Excerpt::indentation).min().orElse(0);
        return lines.stream().map(line -> line.substring(common)).toList();
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
