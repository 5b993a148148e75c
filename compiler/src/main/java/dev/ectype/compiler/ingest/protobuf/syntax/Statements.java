package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.Edition;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the parsers of one file share: its words, its places, and the edition that it is written in. */
final class Statements {
    private final Words words;
    private final Problems problems;
    private final DeclarationCount declarations;
    private final Places places = new Places();
    private final Map<ElementPath, Position> blocks = new LinkedHashMap<>();
    private Edition edition = Edition.EDITION_PROTO2;

    Statements(Words words, Problems problems, DeclarationCount declarations) {
        this.words = words;
        this.problems = problems;
        this.declarations = declarations;
    }

    /** Reads one statement. */
    @FunctionalInterface
    interface Statement {
        void read() throws Complaint;
    }

    Words words() {
        return words;
    }

    Places places() {
        return places;
    }

    Problems problems() {
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

    /** Notes where a declaration begins, which is here; one too many ends the file. */
    ElementPath begin(ElementPath path) throws Complaint {
        if (!declarations.add()) {
            problems.tooLarge(
                    words.peek().position(),
                    "the description declares more than " + DeclarationCount.MOST
                            + " messages, fields, enum values and methods in all its files",
                    "Remove what the services do not use, or split the services into several descriptions.");
            words.stop();
            throw words.expected("the end of the file");
        }
        places.put(path, words.peek().position());
        return path;
    }

    /** Reads statements up to the closing brace; what makes no sense is reported and skipped. */
    void body(Statement statement) throws Complaint {
        while (!words.at("}")) {
            if (words.at(Token.Kind.END)) {
                throw words.expected("`}`");
            }
            readOrSkip(statement);
        }
        words.end("}", null, places);
    }

    void readOrSkip(Statement statement) throws Complaint {
        if (words.at(";")) {
            words.end(";", null, places);
            return;
        }
        Position before = words.peek().position();
        try {
            statement.read();
        } catch (Complaint complaint) {
            problems.malformed(complaint);
            words.skipStatement();
            if (words.peek().position().equals(before) && !words.at("}")) {
                words.next();
            }
        }
    }
}
