package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.UninterpretedOption;
import dev.ectype.compiler.ingest.protobuf.token.ProtoSyntaxError;
import dev.ectype.compiler.ingest.protobuf.token.TokenReader;

/** Parses the type of a map, which is a list of messages with a key and a value. */
final class MapParser {
    private final TokenReader words;

    MapParser(TokenReader words) {
        this.words = words;
    }

    DescriptorProto.Builder read() throws ProtoSyntaxError {
        DescriptorProto.Builder entry = DescriptorProto.newBuilder();
        entry.getOptionsBuilder().setMapEntry(true);
        words.expect("map");
        words.expect("<");
        readPart(entry.addFieldBuilder().setName("key").setNumber(1));
        words.expect(",");
        readPart(entry.addFieldBuilder().setName("value").setNumber(2));
        words.expect(">");
        return entry;
    }

    private void readPart(FieldDescriptorProto.Builder part) throws ProtoSyntaxError {
        part.setLabel(Label.LABEL_OPTIONAL);
        Type type = FieldTypes.of(words.peek());
        if (type != null) {
            words.next();
            part.setType(type);
        } else {
            part.setTypeName(words.fullName("a type"));
        }
    }

    /** Names the entry message and copies the field's {@code utf8_validation} to a text key and value. */
    static void complete(DescriptorProto.Builder entry, FieldDescriptorProto.Builder field) {
        entry.setName(DerivedNames.mapEntry(field.getName()));
        field.setTypeName(entry.getName());
        for (UninterpretedOption option : field.getOptions().getUninterpretedOptionList()) {
            if (concernsTexts(option)) {
                entry.getFieldBuilderList().stream()
                        .filter(part -> part.getType() == Type.TYPE_STRING && part.hasType())
                        .forEach(part -> part.getOptionsBuilder().addUninterpretedOption(option));
            }
        }
    }

    private static boolean concernsTexts(UninterpretedOption option) {
        return option.getNameCount() == 2
                && option.getName(0).getNamePart().equals("features")
                && option.getName(1).getNamePart().equals("utf8_validation");
    }
}
