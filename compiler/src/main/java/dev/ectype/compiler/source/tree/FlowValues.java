package dev.ectype.compiler.source.tree;

/** Reads lists and mappings in brackets that end in the same line. */
final class FlowValues {
    private final YamlLines lines;
    private final YamlScalars scalars;
    private final TreeBuilder builder;
    private final String text;

    FlowValues(YamlLines lines, YamlScalars scalars, TreeBuilder builder) {
        this.lines = lines;
        this.scalars = scalars;
        this.builder = builder;
        this.text = lines.text();
    }

    /** Reads a value and returns the index behind it. */
    int read(int from) throws UnreadableDocument {
        lines.refuseTabs(from, lines.end());
        return switch (at(from)) {
            case '[' -> list(from);
            case '{' -> mapping(from);
            case '"', '\'' -> quoted(from);
            default -> plain(from);
        };
    }

    private int list(int from) throws UnreadableDocument {
        builder.begin(new ArrayFrame(lines.number(), lines.column(from)));
        int index = lines.skipSpaces(from + 1);
        if (at(index) != ']') {
            index = lines.skipSpaces(read(index));
            while (at(index) == ',') {
                index = lines.skipSpaces(read(lines.skipSpaces(index + 1)));
            }
        }
        return close(index, ']');
    }

    private int mapping(int from) throws UnreadableDocument {
        ObjectFrame frame = new ObjectFrame(lines.number(), lines.column(from));
        builder.begin(frame);
        int index = lines.skipSpaces(from + 1);
        if (at(index) != '}') {
            index = member(frame, index);
            while (at(index) == ',') {
                index = member(frame, lines.skipSpaces(index + 1));
            }
        }
        return close(index, '}');
    }

    private int member(ObjectFrame frame, int from) throws UnreadableDocument {
        char first = at(from);
        boolean isQuoted = first == '"' || first == '\'';
        int end = isQuoted ? scalars.endOfQuoted(from) : endOfPlain(from);
        String name = isQuoted ? scalars.quoted(from, end) : text.substring(from, end);
        int colon = lines.skipSpaces(end);
        if (at(colon) != ':' || at(colon + 1) != ' ' || name.equals("<<")) {
            throw new UnusualYaml();
        }
        frame.name(name, false, lines.number(), lines.column(from));
        return lines.skipSpaces(read(lines.skipSpaces(colon + 1)));
    }

    private int close(int index, char bracket) throws UnreadableDocument {
        if (at(index) != bracket) {
            throw new UnusualYaml();
        }
        builder.end();
        return index + 1;
    }

    private int quoted(int from) throws UnreadableDocument {
        int close = scalars.endOfQuoted(from);
        builder.scalar(new TextNode(scalars.quoted(from, close), lines.number(), lines.column(from)));
        return close;
    }

    private int plain(int from) throws UnreadableDocument {
        int end = endOfPlain(from);
        if (at(lines.skipSpaces(end)) == ':') {
            throw new UnusualYaml();
        }
        builder.scalar(YamlCoreSchema.scalar(text.substring(from, end), lines.number(), lines.column(from)));
        return end;
    }

    /** Returns the index after a plain text, which ends before a bracket, a comma or a colon. */
    private int endOfPlain(int from) {
        at(from);
        scalars.requirePlain(from);
        int end = from;
        while (",[]{}:#".indexOf(at(end)) < 0) {
            end++;
        }
        int to = scalars.withoutSpaces(from, end);
        if (to == from || text.charAt(end) == '#') {
            throw new UnusualYaml();
        }
        return to;
    }

    private char at(int index) {
        if (index >= lines.end()) {
            throw new UnusualYaml();
        }
        return text.charAt(index);
    }
}
