package dev.ectype.compiler.source.tree;

import org.jspecify.annotations.Nullable;

/**
 * Reads YAML as most descriptions are written: block mappings and lists, plain and quoted texts, block scalars, and lists and mappings in
 * brackets on one line. It looks at each line once, which takes a new JVM a quarter of the time of the complete parser. All else, and every
 * mistake, is {@linkplain UnusualYaml unusual}: anchors, tags, several documents, quoted texts of several lines, tabs.
 */
final class CommonYamlReader {
    private final TreeBuilder builder;
    private final YamlLines lines;
    private final YamlScalars scalars;
    private final FlowValues flows;
    private final BlockScalars blocks;
    /** The name that {@link #findName} found last, and the index of the colon behind it. */
    private String name = "";

    private int colon;

    private CommonYamlReader(String text, TreeBuilder builder) {
        this.builder = builder;
        lines = new YamlLines(text);
        scalars = new YamlScalars(lines);
        flows = new FlowValues(lines, scalars, builder);
        blocks = new BlockScalars(lines);
    }

    /** Reads a text, or returns null if it is unusual; the builder is then unusable. */
    static @Nullable SourceNode read(String text, TreeBuilder builder) throws UnreadableDocument {
        try {
            CommonYamlReader reader = new CommonYamlReader(text, builder);
            reader.document();
            return builder.root();
        } catch (UnusualYaml unusual) {
            return null;
        }
    }

    private void document() throws UnreadableDocument {
        if (!lines.advance()) {
            throw new UnusualYaml();
        }
        if (lines.isEntry()) {
            list(lines.indent());
        } else if (findName()) {
            mapping(lines.indent());
        } else {
            throw new UnusualYaml();
        }
        if (!lines.isDone()) {
            throw new UnusualYaml();
        }
    }

    /** Reads the value that begins with the current line, deeper than its parent. */
    private void block(int parent) throws UnreadableDocument {
        if (lines.isEntry()) {
            list(lines.indent());
        } else if (findName()) {
            mapping(lines.indent());
        } else {
            value(lines.start(), parent);
        }
    }

    /** Reads a mapping, whose first name was found. */
    private void mapping(int indent) throws UnreadableDocument {
        ObjectFrame frame = new ObjectFrame(lines.number(), lines.column(lines.start()));
        builder.begin(frame);
        boolean isFound = true;
        while (isFound) {
            frame.name(builder.shared(name), false, lines.number(), lines.column(lines.start()));
            member(indent);
            boolean isSibling = !lines.isDone() && lines.indent() == indent && !lines.isEntry();
            isFound = isSibling && findName();
            if (isSibling && !isFound || !lines.isDone() && lines.indent() > indent) {
                throw new UnusualYaml();
            }
        }
        builder.end();
    }

    private void member(int indent) throws UnreadableDocument {
        int behind = colon + 1;
        if (!lines.isBlankFrom(behind)) {
            value(lines.skipSpaces(behind), indent);
            return;
        }
        ScalarNode none = YamlCoreSchema.scalar("", lines.number(), lines.column(behind));
        if (lines.advance() && lines.indent() > indent) {
            block(indent);
        } else if (!lines.isDone() && lines.indent() == indent && lines.isEntry()) {
            list(indent);
        } else {
            builder.scalar(none);
        }
    }

    private void list(int indent) throws UnreadableDocument {
        builder.begin(new ArrayFrame(lines.number(), lines.column(lines.start())));
        while (!lines.isDone() && lines.indent() == indent && lines.isEntry()) {
            entry(indent);
        }
        if (!lines.isDone() && lines.indent() > indent) {
            throw new UnusualYaml();
        }
        builder.end();
    }

    private void entry(int indent) throws UnreadableDocument {
        int behind = lines.start() + 1;
        if (lines.isBlankFrom(behind)) {
            ScalarNode none = YamlCoreSchema.scalar("", lines.number(), lines.column(behind));
            if (lines.advance() && lines.indent() > indent) {
                block(indent);
            } else {
                builder.scalar(none);
            }
            return;
        }
        lines.shift(lines.skipSpaces(behind));
        block(indent);
    }

    /** Reads a value that begins in the current line, and goes to the line behind it. */
    private void value(int from, int parent) throws UnreadableDocument {
        String text = lines.text();
        char first = text.charAt(from);
        int number = lines.number();
        int column = lines.column(from);
        if (first == '|' || first == '>') {
            builder.scalar(new TextNode(blocks.read(from, parent), number, column));
        } else if (first == '"' || first == '\'') {
            int close = scalars.endOfQuoted(from);
            requireBlank(close);
            builder.scalar(new TextNode(scalars.quoted(from, close), number, column));
        } else if (first == '[' || first == '{') {
            requireBlank(flows.read(from));
        } else {
            builder.scalar(YamlCoreSchema.scalar(scalars.plain(from, parent), number, column));
        }
        lines.advance();
    }

    private void requireBlank(int index) {
        if (!lines.isBlankFrom(index)) {
            throw new UnusualYaml();
        }
    }

    /** Finds the name of a member in the current line, and the colon behind it. */
    private boolean findName() {
        int from = lines.start();
        String text = lines.text();
        char first = text.charAt(from);
        if (first == '"' || first == '\'') {
            int close = scalars.endOfQuoted(from);
            int behind = lines.skipSpaces(close);
            if (behind < lines.end() && text.charAt(behind) == ':' && lines.isAlone(behind)) {
                name = scalars.quoted(from, close);
                colon = behind;
                return true;
            }
            return false;
        }
        if (first == '[' || first == '{') {
            return false;
        }
        for (int index = from; index < lines.end(); index++) {
            char character = text.charAt(index);
            if (character == ':' && lines.isAlone(index)) {
                scalars.requirePlain(from);
                name = text.substring(from, scalars.withoutSpaces(from, index));
                colon = index;
                lines.refuseTabs(from, lines.end());
                if (index - from > YamlScalars.LONGEST_NAME || name.equals("<<")) {
                    throw new UnusualYaml();
                }
                return true;
            }
            if (character == '#' && index > from && text.charAt(index - 1) == ' ') {
                return false;
            }
        }
        return false;
    }
}
