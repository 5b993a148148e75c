package dev.ectype.compiler.ingest.protobuf.token;

import com.google.protobuf.ByteString;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the tokens of a source one after the other. */
public final class TokenReader {
    private static final BigInteger LARGEST_INT = BigInteger.valueOf(Integer.MAX_VALUE);
    private static final int MOST_WORDS = 4_000_000;

    private final Lexer lexer;
    private final FileProblems problems;
    private final Deque<ProtoToken> ahead = new ArrayDeque<>();
    private Comments upcoming = Comments.NONE;
    private int taken;
    private boolean isStopped;

    private TokenReader(Lexer lexer, FileProblems problems) {
        this.lexer = lexer;
        this.problems = problems;
    }

    /** Creates a reader for a whole file. */
    public static TokenReader of(String text, FileProblems problems) {
        TokenReader words = new TokenReader(Lexer.of(text), problems);
        words.upcoming = words.peek().before();
        return words;
    }

    /** Creates a reader for the text from a position on. */
    public static TokenReader from(String text, Position start, FileProblems problems) {
        return new TokenReader(Lexer.from(text, start), problems);
    }

    /** Returns the next token without consuming it. */
    public ProtoToken peek() {
        return peek(0);
    }

    public ProtoToken peek(int further) {
        while (ahead.size() <= further) {
            ahead.add(read());
        }
        return further == 0 ? ahead.getFirst() : new ArrayList<>(ahead).get(further);
    }

    /** Consumes and returns the next token. */
    public ProtoToken next() {
        ProtoToken token = peek();
        if (token.kind() != ProtoToken.Kind.END) {
            ahead.removeFirst();
            taken++;
        }
        return token;
    }

    /** Returns whether the next token is this word. */
    public boolean at(String word) {
        return peek().is(word);
    }

    public boolean at(ProtoToken.Kind kind) {
        return peek().kind() == kind;
    }

    /** Consumes the next token if it is this word. */
    public boolean take(String word) {
        boolean here = at(word);
        if (here) {
            next();
        }
        return here;
    }

    /** Consumes this word or fails. */
    public ProtoToken expect(String word) throws ProtoSyntaxError {
        if (!at(word)) {
            throw expected("`" + word + "`");
        }
        return next();
    }

    /** Consumes a name or fails. */
    public ProtoToken name(String what) throws ProtoSyntaxError {
        if (!at(ProtoToken.Kind.NAME)) {
            throw expected(what);
        }
        return next();
    }

    /** Consumes a name that may have several parts and a leading dot. */
    public String fullName(String what) throws ProtoSyntaxError {
        StringBuilder name = new StringBuilder(take(".") ? "." : "");
        name.append(name(what).text());
        while (take(".")) {
            name.append('.').append(name(what).text());
        }
        return name.toString();
    }

    /** Consumes a text, which may consist of several literals. */
    public ByteString text(String what) throws ProtoSyntaxError {
        if (!at(ProtoToken.Kind.STRING)) {
            throw expected(what);
        }
        List<ByteString> pieces = new ArrayList<>();
        while (at(ProtoToken.Kind.STRING)) {
            pieces.add(LiteralDecoder.bytes(next()));
        }
        return ByteString.copyFrom(pieces);
    }

    /** Consumes a whole number, with a sign if allowed. */
    public int integer(String what, boolean signed) throws ProtoSyntaxError {
        ProtoToken first = peek();
        boolean isNegative = signed && take("-");
        if (!at(ProtoToken.Kind.INTEGER)) {
            throw expected(what);
        }
        BigInteger magnitude = LiteralDecoder.integer(next());
        if (magnitude.compareTo(isNegative ? LARGEST_INT.add(BigInteger.ONE) : LARGEST_INT) > 0) {
            throw new ProtoSyntaxError(
                    first.position(),
                    what + " is " + (isNegative ? "-" : "") + magnitude + ", but must fit into 32 bits",
                    "Write a number of at most " + LARGEST_INT + ".");
        }
        return isNegative ? magnitude.negate().intValue() : magnitude.intValue();
    }

    /** Consumes the end of a declaration, or of its head, and attaches its comments. */
    public void end(String word, @Nullable ElementPath declared, ElementLocations places) throws ProtoSyntaxError {
        if (!at(word)) {
            throw expected("`" + word + "`");
        }
        next();
        Comments after = peek().before();
        if (declared != null) {
            places.put(declared, new Comments(after.trailing(), upcoming.detached(), upcoming.leading()));
            upcoming = new Comments("", after.detached(), after.leading());
        } else {
            List<String> detached = new ArrayList<>(word.equals("}") ? List.of() : upcoming.detached());
            detached.addAll(after.detached());
            upcoming = new Comments("", detached, after.leading());
        }
    }

    /** Creates the error for an unexpected token. */
    public ProtoSyntaxError expected(String what) {
        ProtoToken token = peek();
        return new ProtoSyntaxError(
                token.position(), "expected " + what + ", but found " + token.quoted(), "Write " + what + " here.");
    }

    /** Skips the rest of a malformed statement, with its body. */
    public void skipStatement() {
        while (!at(ProtoToken.Kind.END) && !at("}")) {
            ProtoToken token = next();
            if (token.is(";")) {
                resetComments();
                return;
            }
            if (token.is("{")) {
                skipBody();
                return;
            }
        }
    }

    /** Skips to the end of a body after its opening brace. */
    void skipBody() {
        int depth = 1;
        while (depth > 0 && !at(ProtoToken.Kind.END)) {
            ProtoToken token = next();
            depth += token.is("{") ? 1 : token.is("}") ? -1 : 0;
        }
        resetComments();
    }

    /** Ends the file at the current token. */
    public void stop() {
        Position here = peek().position();
        ahead.clear();
        ahead.add(new ProtoToken(ProtoToken.Kind.END, "", here, Comments.NONE));
        isStopped = true;
    }

    private void resetComments() {
        upcoming = peek().before();
    }

    private ProtoToken read() {
        if (isStopped) {
            return ahead.getLast();
        }
        while (true) {
            try {
                ProtoToken token = lexer.next();
                if (taken > MOST_WORDS && token.kind() != ProtoToken.Kind.END) {
                    throw new ProtoSyntaxError(
                            token.position(),
                            "the file has more than " + MOST_WORDS + " words",
                            "Split it into several files.");
                }
                return token;
            } catch (ProtoSyntaxError complaint) {
                problems.malformed(complaint);
                if (taken > MOST_WORDS) {
                    return new ProtoToken(ProtoToken.Kind.END, "", complaint.position(), Comments.NONE);
                }
            }
        }
    }
}
