package dev.ectype.compiler.ingest.protobuf.token;

import java.util.ArrayList;
import java.util.List;

/** Reads the comments between two tokens and assigns each to one of them, by the rules of protoc. */
final class CommentReader {
    private final Characters characters;
    private final List<String> detached = new ArrayList<>();
    private final StringBuilder pending = new StringBuilder();
    private String trailing = "";
    private boolean hasPending;
    private boolean pendingIsLines;
    private boolean mayTrail;
    private int read;

    CommentReader(Characters characters) {
        this.characters = characters;
    }

    /**
     * Reads up to the next token.
     *
     * @param isFirst true if no token precedes the comments
     */
    Comments read(boolean isFirst) throws ProtoSyntaxError {
        mayTrail = !isFirst;
        int before = characters.position().line();
        int trailingEnd = -1;
        if (!isFirst) {
            characters.skipBlanks();
            if (atComment()) {
                readComment();
                trailingEnd = characters.position().line() - (pendingIsLines ? 1 : 0);
                flush();
            } else if (!characters.take('\n')) {
                return Comments.NONE;
            }
        }
        readLines();
        boolean endsScope = characters.isAtEnd() || "}])".indexOf(characters.peek()) >= 0;
        if (endsScope) {
            flush();
        } else if (!isFirst) {
            int now = characters.position().line();
            detachWhereUnclear(now == before || now == trailingEnd);
        }
        return new Comments(trailing, detached, hasPending ? pending.toString() : "");
    }

    private void readLines() throws ProtoSyntaxError {
        while (true) {
            characters.skipBlanks();
            if (atComment()) {
                boolean isBlock = characters.peek(1) == '*';
                readComment();
                if (isBlock) {
                    characters.skipBlanks();
                    characters.take('\n');
                }
            } else if (characters.take('\n')) {
                flush();
                mayTrail = false;
            } else {
                return;
            }
        }
    }

    private boolean atComment() {
        return characters.startsWith("//") || characters.startsWith("/*");
    }

    private void readComment() throws ProtoSyntaxError {
        boolean isLine = characters.peek(1) == '/';
        if (hasPending && !(isLine && pendingIsLines)) {
            flush();
        }
        hasPending = true;
        pendingIsLines = isLine;
        Position start = characters.position();
        characters.skip(2);
        if (isLine) {
            readLine();
        } else {
            readBlock(start);
        }
    }

    private void readLine() {
        int start = characters.offset();
        while (!characters.isAtEnd() && characters.peek() != '\n') {
            characters.skip();
        }
        characters.take('\n');
        pending.append(characters.since(start));
    }

    private void readBlock(Position start) throws ProtoSyntaxError {
        while (!characters.startsWith("*/")) {
            if (characters.isAtEnd()) {
                throw new ProtoSyntaxError(start, "the comment does not end", "Close the comment with `*/`.");
            }
            char character = characters.peek();
            characters.skip();
            pending.append(character);
            if (character == '\n') {
                characters.skipBlanks();
                if (characters.peek() == '*' && characters.peek(1) != '/') {
                    characters.skip();
                }
            }
        }
        characters.skip(2);
    }

    private void flush() {
        if (!hasPending) {
            return;
        }
        if (mayTrail) {
            trailing = pending.toString();
            mayTrail = false;
        } else {
            detached.add(pending.toString());
        }
        pending.setLength(0);
        hasPending = false;
        read++;
    }

    /** Detaches a single comment that shares its line with tokens on both sides, since it may belong to either. */
    private void detachWhereUnclear(boolean sharesLine) {
        if (!sharesLine || read + (hasPending ? 1 : 0) != 1) {
            return;
        }
        if (!trailing.isEmpty()) {
            detached.add(0, trailing);
            trailing = "";
        }
        mayTrail = false;
        flush();
    }
}
