package dev.ectype.runtime.schema.regex;

import java.util.ArrayList;
import java.util.List;

/** Parses regular expressions into a tree: alternatives, sequences, quantifiers and groups. */
final class RegexParser {
    /** Parser and compiler recurse once for each nested group. */
    private static final int DEEPEST = 100;

    private static final RegexNode EMPTY = new RegexNode.Sequence(List.of());

    private final RegexSource source;
    private final GroupNames names;
    private RegexFlags flags = RegexFlags.NONE;
    private int groups;
    private int depth;

    RegexParser(String source) {
        this.source = new RegexSource(source);
        this.names = GroupNames.in(source);
    }

    /** @throws InvalidRegex where the syntax is broken or groups are nested too deep */
    RegexNode parse() {
        RegexNode whole = alternatives();
        if (!source.isAtEnd()) {
            throw new InvalidRegex("unmatched )");
        }
        return whole;
    }

    private RegexNode alternatives() {
        if (++depth > DEEPEST) {
            throw new InvalidRegex("groups nested more than " + DEEPEST + " deep");
        }
        RegexFlags outer = flags;
        List<RegexNode> branches = new ArrayList<>();
        do {
            branches.add(sequence());
        } while (source.take("|"));
        flags = outer;
        depth--;
        return branches.size() == 1 ? branches.get(0) : new RegexNode.Alternatives(branches);
    }

    private RegexNode sequence() {
        List<RegexNode> parts = new ArrayList<>();
        while (!source.isAtEnd() && !source.startsWith("|") && !source.startsWith(")")) {
            RegexNode part = quantified(atom());
            if (!(part instanceof RegexNode.Sequence inner && inner.parts().isEmpty())) {
                parts.add(part);
            }
        }
        return parts.size() == 1 ? parts.get(0) : new RegexNode.Sequence(parts);
    }

    private RegexNode atom() {
        int next = source.next();
        return switch (next) {
            case '^' ->
                new RegexNode.Assertion(
                        flags.multiline() ? RegexNode.Assertion.Kind.LINE_START : RegexNode.Assertion.Kind.TEXT_START);
            case '$' ->
                new RegexNode.Assertion(
                        flags.multiline() ? RegexNode.Assertion.Kind.LINE_END : RegexNode.Assertion.Kind.TEXT_END);
            case '.' -> new RegexNode.Characters(anyCharacter());
            case '[' -> new RegexNode.Characters(new ClassParser(source, flags.ignoringCase()).characterClass());
            case '(' -> group();
            case '\\' -> new EscapeParser(source, flags.ignoringCase(), names).escape();
            case '*', '+', '?' -> throw new InvalidRegex("nothing to repeat before " + (char) next);
            default -> new RegexNode.Characters(CharacterClass.of(next, flags.ignoringCase()));
        };
    }

    private CharacterClass anyCharacter() {
        CharacterClass.Builder none = new CharacterClass.Builder();
        if (!flags.dotAll()) {
            none.add('\n', '\n').add('\r', '\r').add(0x2028, 0x2029);
        }
        return none.build(true, false);
    }

    private RegexNode group() {
        if (!source.take("?")) {
            return captured();
        }
        if (source.take("=")) {
            return closed(new RegexNode.Look(alternatives(), false, false));
        }
        if (source.take("!")) {
            return closed(new RegexNode.Look(alternatives(), false, true));
        }
        if (source.take("<=")) {
            return closed(new RegexNode.Look(alternatives(), true, false));
        }
        if (source.take("<!")) {
            return closed(new RegexNode.Look(alternatives(), true, true));
        }
        if (source.take(">")) {
            return closed(new RegexNode.Atomic(alternatives()));
        }
        if (source.take("<") || source.take("P<")) {
            source.until('>');
            return captured();
        }
        if (source.take("P=")) {
            return new RegexNode.BackReference(names.number(source.until(')')), flags.ignoringCase());
        }
        if (source.take("#")) {
            source.until(')');
            return EMPTY;
        }
        return flagged();
    }

    private RegexNode captured() {
        int number = ++groups;
        return closed(new RegexNode.Group(alternatives(), number));
    }

    /** {@code (?:…)}, {@code (?i:…)}, or {@code (?i)}, which holds until the end of the group that it is in. */
    private RegexNode flagged() {
        RegexFlags outer = flags;
        flags = RegexFlags.parse(source, flags);
        if (source.take(")")) {
            return EMPTY;
        }
        if (!source.take(":")) {
            throw new InvalidRegex("unknown kind of group");
        }
        RegexNode inner = closed(alternatives());
        flags = outer;
        return inner;
    }

    private RegexNode closed(RegexNode group) {
        if (!source.take(")")) {
            throw new InvalidRegex("missing )");
        }
        return group;
    }

    private RegexNode quantified(RegexNode part) {
        QuantifierRange counts = QuantifierRange.parse(source);
        if (counts == null) {
            return part;
        }
        boolean lazy = source.take("?");
        RegexNode repetition = new RegexNode.Repetition(part, counts.least(), counts.most(), lazy);
        boolean possessive = !lazy && source.take("+");
        if (QuantifierRange.parse(source) != null) {
            throw new InvalidRegex("nothing to repeat");
        }
        return possessive ? new RegexNode.Atomic(repetition) : repetition;
    }
}
