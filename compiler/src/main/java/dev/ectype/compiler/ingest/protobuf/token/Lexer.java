package dev.ectype.compiler.ingest.protobuf.token;

/** Splits a text into tokens. */
final class Lexer {
    private final Characters characters;
    private final boolean isWholeFile;
    private boolean mayDeclare;
    private boolean isFirst = true;

    /** Creates a lexer for a whole file, with the comments of its declarations. */
    static Lexer of(String text) {
        return new Lexer(text, Position.START, true);
    }

    /** Creates a lexer for a part of a file, without comments. */
    static Lexer from(String text, Position start) {
        return new Lexer(text, start, false);
    }

    private Lexer(String text, Position start, boolean isWholeFile) {
        this.characters = new Characters(text, start);
        this.isWholeFile = isWholeFile;
        this.mayDeclare = isWholeFile;
    }

    /** Returns the next token. At the end, every call returns the end token. */
    ProtoToken next() throws ProtoSyntaxError {
        Comments before = comments();
        Position start = characters.position();
        isFirst = false;
        if (characters.isAtEnd()) {
            return new ProtoToken(ProtoToken.Kind.END, "", start, before);
        }
        ProtoToken.Kind kind = scan(start);
        String text = characters.since(start.offset());
        mayDeclare = isWholeFile && kind == ProtoToken.Kind.SYMBOL && (";{}".contains(text));
        return new ProtoToken(kind, text, start, before);
    }

    private Comments comments() throws ProtoSyntaxError {
        CommentReader reader = new CommentReader(characters);
        Comments first = reader.read(isFirst && isWholeFile);
        while (isBetweenWords()) {
            new CommentReader(characters).read(true);
        }
        return mayDeclare ? first : Comments.NONE;
    }

    private boolean isBetweenWords() {
        characters.skipBlanks();
        return characters.peek() == '\n' || characters.startsWith("//") || characters.startsWith("/*");
    }

    private ProtoToken.Kind scan(Position start) throws ProtoSyntaxError {
        char first = characters.peek();
        if (isLetter(first)) {
            while (isLetter(characters.peek()) || isDigit(characters.peek())) {
                characters.skip();
            }
            return ProtoToken.Kind.NAME;
        }
        if (isDigit(first) || first == '.' && isDigit(characters.peek(1))) {
            return number(start);
        }
        if (first == '"' || first == '\'') {
            return string(start, first);
        }
        if (first < ' ' || first > '~') {
            characters.skip();
            throw new ProtoSyntaxError(
                    start,
                    "the character " + quoted(first) + " is not allowed outside of strings and comments",
                    "Remove the character, or quote the string that contains it.");
        }
        characters.skip();
        return ProtoToken.Kind.SYMBOL;
    }

    private ProtoToken.Kind number(Position start) throws ProtoSyntaxError {
        ProtoToken.Kind kind = ProtoToken.Kind.INTEGER;
        if (characters.peek() == '0' && (characters.peek(1) == 'x' || characters.peek(1) == 'X')) {
            characters.skip(2);
            while (LiteralDecoder.isHexadecimal(characters.peek())) {
                characters.skip();
            }
        } else {
            skipDigits();
            if (characters.take('.')) {
                kind = ProtoToken.Kind.FLOAT;
                skipDigits();
            }
            if (characters.peek() == 'e' || characters.peek() == 'E') {
                kind = ProtoToken.Kind.FLOAT;
                characters.skip();
                boolean isSigned = characters.take('-') || characters.take('+');
                if (!isDigit(characters.peek())) {
                    throw malformed(start, isSigned ? "has no digits in its exponent" : "has an empty exponent");
                }
                skipDigits();
            }
        }
        if (isLetter(characters.peek()) || characters.peek() == '.') {
            throw malformed(start, "runs into the next word");
        }
        return kind;
    }

    private ProtoSyntaxError malformed(Position start, String why) {
        String soFar = characters.since(start.offset());
        while (isLetter(characters.peek()) || isDigit(characters.peek()) || characters.peek() == '.') {
            characters.skip();
        }
        return new ProtoSyntaxError(
                start, "the number `" + soFar + "` " + why, "Write a number like 12, 0x1F, 017, 1.5 or 2e10.");
    }

    private void skipDigits() {
        while (isDigit(characters.peek())) {
            characters.skip();
        }
    }

    private ProtoToken.Kind string(Position start, char quote) throws ProtoSyntaxError {
        characters.skip();
        while (characters.peek() != quote) {
            if (characters.isAtEnd() || characters.peek() == '\n') {
                throw new ProtoSyntaxError(
                        start,
                        "the string does not end on its line",
                        "Close the string with " + quote + ", or write \\n.");
            }
            if (characters.peek() == '\\' && characters.peek(1) != '\n') {
                characters.skip();
            }
            characters.skip();
        }
        characters.skip();
        return ProtoToken.Kind.STRING;
    }

    private static String quoted(char character) {
        return character < ' ' ? "with the code " + (int) character : "`" + character + "`";
    }

    private static boolean isLetter(char character) {
        return character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z' || character == '_';
    }

    static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }
}
