package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.Edition;
import dev.ectype.compiler.ingest.protobuf.token.ElementLocations;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.FileProblems;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.util.LinkedHashMap;
import java.util.Map;

/** Holds the state that the parsers of one file share: its tokens, locations and edition. */
final class ParserContext {
    private final TokenReader words;
    private final FileProblems problems;
    private final DeclarationCount declarations;
    private final ElementLocations places = new ElementLocations();
    private final Map<ElementPath, Position> blocks = new LinkedHashMap<>();
    private Edition edition = Edition.EDITION_PROTO2;

    ParserContext(TokenReader words, FileProblems problems, DeclarationCount declarations) {
        this.words = words;
        this.problems = problems;
        this.declarations = declarations;
    }

    /** Reads one statement. */
    @FunctionalInterface
    interface Statement {
        void read() throws ProtoSyntaxError;
    }

    TokenReader words() {
        return words;
    }

    ElementLocations places() {
        return places;
    }

    FileProblems problems() {
        return problems;
    }

    Map<ElementPath, Position> blocks() {
        return blocks;
    }

    Edition edition() {
        return edition;
    }

    void edition(Edition written) {
        edition = written;
    }

    boolean isEditions() {
        return edition.getNumber() >= Edition.EDITION_2023_VALUE;
    }

    /** Records where a declaration begins. It ends the file when the file has too many declarations. */
    ElementPath begin(ElementPath path) throws ProtoSyntaxError {
        if (!declarations.add()) {
            problems.tooLarge(
                    words.peek().position(),
                    "the description declares more than " + DeclarationCount.MOST
                            + " messages, fields, enum values and methods in all its files",
                    "Remove unused declarations, or split the services into several descriptions.");
            words.stop();
            throw words.expected("the end of the file");
        }
        places.put(path, words.peek().position());
        return path;
    }

    /** Reads statements up to the closing brace. It reports and skips malformed ones. */
    void body(Statement statement) throws ProtoSyntaxError {
        while (!words.at("}")) {
            if (words.at(ProtoToken.Kind.END)) {
                throw words.expected("`}`");
            }
            readOrSkip(statement);
        }
        words.end("}", null, places);
    }

    void readOrSkip(Statement statement) throws ProtoSyntaxError {
        if (words.at(";")) {
            words.end(";", null, places);
            return;
        }
        Position before = words.peek().position();
        try {
            statement.read();
        } catch (ProtoSyntaxError complaint) {
            problems.malformed(complaint);
            words.skipStatement();
            if (words.peek().position().equals(before) && !words.at("}")) {
                words.next();
            }
        }
    }
}
