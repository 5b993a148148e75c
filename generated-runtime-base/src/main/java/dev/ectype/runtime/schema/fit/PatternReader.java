package dev.ectype.runtime.schema.fit;

import java.util.ArrayList;
import java.util.List;

/** Reads the common syntax of regular expressions: classes, quantifiers, groups, alternatives and anchors. */
final class PatternReader {
    private static final int DEEPEST = 50;
    private static final PatternNode NOTHING = new PatternNode.Sequence(List.of());

    private final String source;
    private int at;
    private int groups;
    private int depth;

    PatternReader(String source) {
        this.source = source;
    }

    PatternNode read() {
        PatternNode whole = alternatives();
        if (at < source.length()) {
            throw new Unknown();
        }
        return whole;
    }

    private PatternNode alternatives() {
        if (++depth > DEEPEST) {
            throw new Unknown();
        }
        List<PatternNode> branches = new ArrayList<>();
        branches.add(sequence());
        while (take("|")) {
            branches.add(sequence());
        }
        depth--;
        return branches.size() == 1 ? branches.get(0) : new PatternNode.Alternatives(branches);
    }

    private PatternNode sequence() {
        List<PatternNode> parts = new ArrayList<>();
        while (at < source.length() && source.charAt(at) != '|' && source.charAt(at) != ')') {
            parts.add(repeated(atom()));
        }
        return new PatternNode.Sequence(parts);
    }

    private PatternNode atom() {
        char next = source.charAt(at++);
        return switch (next) {
            case '^', '$' -> NOTHING;
            case '.' -> new PatternNode.Characters(CharacterSet.any());
            case '[' -> new PatternNode.Characters(new ClassReader(source, at).readInto(end -> at = end));
            case '(' -> group();
            case '\\' -> escape();
            default -> {
                at--;
                int point = source.codePointAt(at);
                at += Character.charCount(point);
                yield new PatternNode.Characters(new CharacterSet().add(point, point));
            }
        };
    }

    private PatternNode group() {
        boolean looking = source.startsWith("?=", at)
                || source.startsWith("?!", at)
                || source.startsWith("?<=", at)
                || source.startsWith("?<!", at);
        boolean counted = !source.startsWith("?", at);
        if (source.startsWith("?<", at) && !looking || source.startsWith("?P<", at)) {
            at = Math.max(at, source.indexOf('>', at)) + 1;
            counted = true;
        } else if (take("?:") || take("?i:")) {
            counted = false;
        } else if (looking) {
            at += source.startsWith("?<", at) ? 3 : 2;
        } else if (!counted) {
            throw new Unknown();
        }
        int number = counted ? ++groups : 0;
        PatternNode inner = alternatives();
        if (!take(")")) {
            throw new Unknown();
        }
        if (looking) {
            return NOTHING;
        }
        return counted ? new PatternNode.Group(inner, number) : inner;
    }

    private PatternNode escape() {
        if (at >= source.length()) {
            throw new Unknown();
        }
        char escaped = source.charAt(at);
        if (escaped == 'b' || escaped == 'B' || escaped == 'A' || escaped == 'z' || escaped == 'Z') {
            at++;
            return NOTHING;
        }
        if (escaped >= '1' && escaped <= '9') {
            at++;
            return new PatternNode.Again(escaped - '0');
        }
        return new PatternNode.Characters(new ClassReader(source, at - 1).readEscape(end -> at = end));
    }

    private PatternNode repeated(PatternNode part) {
        PatternNode repeated = part;
        if (take("*")) {
            repeated = new PatternNode.Repetition(part, 0, Integer.MAX_VALUE);
        } else if (take("+")) {
            repeated = new PatternNode.Repetition(part, 1, Integer.MAX_VALUE);
        } else if (take("?")) {
            repeated = new PatternNode.Repetition(part, 0, 1);
        } else if (at < source.length() && source.charAt(at) == '{') {
            repeated = counted(part);
        }
        if (repeated != part) {
            take("?");
        }
        return repeated;
    }

    private PatternNode counted(PatternNode part) {
        int end = source.indexOf('}', at);
        String count = end < 0 ? "" : source.substring(at + 1, end);
        if (!count.matches("\\d{1,6}(,\\d{0,6})?")) {
            return part;
        }
        at = end + 1;
        int comma = count.indexOf(',');
        int least = Integer.parseInt(comma < 0 ? count : count.substring(0, comma));
        String most = comma < 0 ? count : count.substring(comma + 1);
        return new PatternNode.Repetition(part, least, most.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(most));
    }

    private boolean take(String token) {
        if (!source.startsWith(token, at)) {
            return false;
        }
        at += token.length();
        return true;
    }

    /** The expression uses syntax that is not common. */
    static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unknown() {
            super("uncommon syntax", null, false, false);
        }
    }
}
