package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.Edition;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the parsers of one file share: its words, its places, and the edition that it is written in. */
final class Statements {
    private static final int MOST_PARTS = 500_000;

    private final Words words;
    private final Problems problems;
    private final Places places = new Places();
    private final Map<ElementPath, Position> blocks = new LinkedHashMap<>();
    private Edition edition = Edition.EDITION_PROTO2;
    private int parts;

    Statements(Words words, Problems problems) {
        this.words = words;
        this.problems = problems;
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

    /** Notes where a part begins, which is here. */
    ElementPath begin(ElementPath path) throws Complaint {
        if (++parts > MOST_PARTS) {
            throw new Complaint(
                    words.peek().position(),
                    "the file declares more than " + MOST_PARTS + " parts",
                    "Split it into several files.");
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
        if (parts > MOST_PARTS) {
            throw words.expected("the end of the file");
        }
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
