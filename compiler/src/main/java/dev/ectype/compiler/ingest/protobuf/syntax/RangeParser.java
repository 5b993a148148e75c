package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.ExtensionRangeOptions;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.ProtoToken;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Parses the reserved numbers and names of a message or enum. */
final class RangeParser {
    /** The preliminary end of a range {@code to max}, until the message's numbers are known. */
    static final int MAX = -1;

    private final ParserContext statements;
    private final TokenReader words;

    RangeParser(ParserContext statements) {
        this.statements = statements;
        this.words = statements.words();
    }

    /** Adds one range with inclusive ends. */
    private interface Range {
        void add(int start, int end, Position place);
    }

    /** Parses {@code extensions 100 to 199 [...];}. */
    void extensions(DescriptorProto.Builder message, ElementPath path) throws ProtoSyntaxError {
        words.expect("extensions");
        int first = message.getExtensionRangeCount();
        ranges("a field number", false, (start, end, place) -> {
            int index = message.getExtensionRangeCount();
            message.addExtensionRangeBuilder().setStart(start).setEnd(end == MAX ? MAX : end + 1);
            statements.places().put(path.child(DescriptorProto.EXTENSION_RANGE_FIELD_NUMBER, index), place);
        });
        ElementPath options = path.child(
                DescriptorProto.EXTENSION_RANGE_FIELD_NUMBER,
                first,
                DescriptorProto.ExtensionRange.OPTIONS_FIELD_NUMBER);
        if (words.at("[")) {
            ExtensionRangeOptions.Builder shared = ExtensionRangeOptions.newBuilder();
            new OptionParser(statements)
                    .brackets(
                            options,
                            option -> shared.addUninterpretedOption(option).getUninterpretedOptionCount() - 1,
                            null);
            for (int index = first; index < message.getExtensionRangeCount(); index++) {
                message.getExtensionRangeBuilder(index).setOptions(shared);
                ElementPath copy = path.child(
                        DescriptorProto.EXTENSION_RANGE_FIELD_NUMBER,
                        index,
                        DescriptorProto.ExtensionRange.OPTIONS_FIELD_NUMBER);
                new OptionParser(statements).copy(options, copy, shared.getUninterpretedOptionCount());
            }
        }
        words.end(";", path.child(DescriptorProto.EXTENSION_RANGE_FIELD_NUMBER), statements.places());
    }

    /** Parses {@code reserved 2, 9 to 11;} or {@code reserved "foo";} in a message. */
    void reserved(DescriptorProto.Builder message, ElementPath path) throws ProtoSyntaxError {
        words.expect("reserved");
        if (!words.at(ProtoToken.Kind.INTEGER) && !words.at("-")) {
            names(message::addReservedName, path.child(DescriptorProto.RESERVED_NAME_FIELD_NUMBER));
            return;
        }
        ElementPath ranges = path.child(DescriptorProto.RESERVED_RANGE_FIELD_NUMBER);
        ranges("a field number", false, (start, end, place) -> {
            statements.places().put(ranges.child(message.getReservedRangeCount()), place);
            message.addReservedRangeBuilder().setStart(start).setEnd(end == MAX ? MAX : end + 1);
        });
        words.end(";", ranges, statements.places());
    }

    /** Parses the same statement in an enum. */
    void reserved(EnumDescriptorProto.Builder enumeration, ElementPath path) throws ProtoSyntaxError {
        words.expect("reserved");
        if (!words.at(ProtoToken.Kind.INTEGER) && !words.at("-")) {
            names(enumeration::addReservedName, path.child(EnumDescriptorProto.RESERVED_NAME_FIELD_NUMBER));
            return;
        }
        ElementPath ranges = path.child(EnumDescriptorProto.RESERVED_RANGE_FIELD_NUMBER);
        ranges("the number of a value", true, (start, end, place) -> {
            statements.places().put(ranges.child(enumeration.getReservedRangeCount()), place);
            enumeration.addReservedRangeBuilder().setStart(start).setEnd(end);
        });
        words.end(";", ranges, statements.places());
    }

    private void ranges(String what, boolean ofEnum, Range range) throws ProtoSyntaxError {
        do {
            Position place = words.peek().position();
            int start = words.integer(what, ofEnum);
            int end = start;
            if (words.take("to")) {
                boolean isOpen = words.take("max");
                end = !isOpen ? words.integer(what, ofEnum) : ofEnum ? Integer.MAX_VALUE : MAX;
            }
            range.add(start, end, place);
        } while (words.take(","));
    }

    private void names(Consumer<String> reserved, ElementPath path) throws ProtoSyntaxError {
        boolean areBare = statements.isEditions();
        List<String> names = new ArrayList<>();
        do {
            Position place = words.peek().position();
            statements.places().put(path.child(names.size()), place);
            if (areBare) {
                names.add(words.name("a name without quotes").text());
            } else {
                ByteString name = words.text("a number or a quoted name");
                names.add(name.toStringUtf8());
            }
        } while (words.take(","));
        names.forEach(reserved);
        words.end(";", path, statements.places());
    }
}
