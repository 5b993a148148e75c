package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.SymbolVisibility;
import java.util.Optional;

/** What begins a message or enum, which may say who may use it. */
final class Declarations {
    private Declarations() {}

    static boolean isMessage(Words words) {
        return is(words, "message");
    }

    static boolean isEnum(Words words) {
        return is(words, "enum");
    }

    private static boolean is(Words words, String keyword) {
        return words.at(keyword)
                || (words.at("export") || words.at("local")) && words.peek(1).is(keyword);
    }

    static Optional<SymbolVisibility> readVisibility(Statements statements) throws Complaint {
        Words words = statements.words();
        if (!words.at("export") && !words.at("local")) {
            return Optional.empty();
        }
        Token keyword = words.next();
        if (statements.edition().getNumber() < Edition.EDITION_2024_VALUE) {
            throw new Complaint(
                    keyword.position(),
                    "before edition 2024 nothing is written " + keyword.shown(),
                    "Take it out, or begin the file with `edition = \"2024\";`.");
        }
        return Optional.of(
                keyword.is("local") ? SymbolVisibility.VISIBILITY_LOCAL : SymbolVisibility.VISIBILITY_EXPORT);
    }

    static void readEnum(Statements statements, EnumDescriptorProto.Builder enumeration, ElementPath path)
            throws Complaint {
        readVisibility(statements).ifPresent(enumeration::setVisibility);
        new EnumParser(statements).read(enumeration, path);
    }
}
