package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.SymbolVisibility;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.util.Optional;

/** Parses the keywords that begin a message or an enum, with an optional visibility. */
final class DeclarationKeywords {
    private DeclarationKeywords() {}

    static boolean isMessage(TokenReader words) {
        return is(words, "message");
    }

    static boolean isEnum(TokenReader words) {
        return is(words, "enum");
    }

    private static boolean is(TokenReader words, String keyword) {
        return words.at(keyword)
                || (words.at("export") || words.at("local")) && words.peek(1).is(keyword);
    }

    static Optional<SymbolVisibility> readVisibility(ParserContext statements) throws ProtoSyntaxError {
        TokenReader words = statements.words();
        if (!words.at("export") && !words.at("local")) {
            return Optional.empty();
        }
        ProtoToken keyword = words.next();
        if (statements.edition().getNumber() < Edition.EDITION_2024_VALUE) {
            throw new ProtoSyntaxError(
                    keyword.position(),
                    "before edition 2024 no declaration is written " + keyword.quoted(),
                    "Remove the keyword, or begin the file with `edition = \"2024\";`.");
        }
        return Optional.of(
                keyword.is("local") ? SymbolVisibility.VISIBILITY_LOCAL : SymbolVisibility.VISIBILITY_EXPORT);
    }

    static void readEnum(ParserContext statements, EnumDescriptorProto.Builder enumeration, ElementPath path)
            throws ProtoSyntaxError {
        readVisibility(statements).ifPresent(enumeration::setVisibility);
        new EnumParser(statements).read(enumeration, path);
    }
}
