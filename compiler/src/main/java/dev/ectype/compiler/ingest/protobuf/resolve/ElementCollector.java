package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.ServiceDescriptorProto;
import com.google.protobuf.Message;
import dev.ectype.compiler.ingest.protobuf.resolve.ProtoElement.Kind;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import org.jspecify.annotations.Nullable;

/** Collects all named elements of a file. Every kind of descriptor has the field number 1 for its name. */
final class ElementCollector {
    private static final int NAME = DescriptorProto.NAME_FIELD_NUMBER;

    private final LinkedFile file;

    private ElementCollector(LinkedFile file) {
        this.file = file;
    }

    static void collect(LinkedFile file) {
        new ElementCollector(file).readFile();
    }

    private void readFile() {
        FileDescriptorProto.Builder proto = file.proto();
        ProtoElement root = new ProtoElement(Kind.FILE, proto.getPackage(), ElementPath.FILE, null, file, proto);
        file.add(root);
        ProtoElement other = file.symbols().declarePackage(proto.getPackage(), file.path());
        if (other != null) {
            repeated(root, other, FileDescriptorProto.PACKAGE_FIELD_NUMBER);
        }
        for (int index = 0; index < proto.getMessageTypeCount(); index++) {
            readMessage(root, FileDescriptorProto.MESSAGE_TYPE_FIELD_NUMBER, index, proto.getMessageTypeBuilder(index));
        }
        for (int index = 0; index < proto.getEnumTypeCount(); index++) {
            readEnum(root, FileDescriptorProto.ENUM_TYPE_FIELD_NUMBER, index, proto.getEnumTypeBuilder(index));
        }
        for (int index = 0; index < proto.getExtensionCount(); index++) {
            add(
                    Kind.EXTENSION,
                    root,
                    FileDescriptorProto.EXTENSION_FIELD_NUMBER,
                    index,
                    proto.getExtensionBuilder(index));
        }
        for (int index = 0; index < proto.getServiceCount(); index++) {
            readService(root, index, proto.getServiceBuilder(index));
        }
    }

    private void readMessage(ProtoElement around, int number, int position, DescriptorProto.Builder proto) {
        ProtoElement message = add(Kind.MESSAGE, around, number, position, proto);
        for (int index = 0; index < proto.getFieldCount(); index++) {
            add(Kind.FIELD, message, DescriptorProto.FIELD_FIELD_NUMBER, index, proto.getFieldBuilder(index));
        }
        for (int index = 0; index < proto.getOneofDeclCount(); index++) {
            add(Kind.ONEOF, message, DescriptorProto.ONEOF_DECL_FIELD_NUMBER, index, proto.getOneofDeclBuilder(index));
        }
        for (int index = 0; index < proto.getExtensionRangeCount(); index++) {
            ElementPath path = message.path().child(DescriptorProto.EXTENSION_RANGE_FIELD_NUMBER, index);
            file.add(new ProtoElement(
                    Kind.RANGE, message.name(), path, message, file, proto.getExtensionRangeBuilder(index)));
        }
        for (int index = 0; index < proto.getNestedTypeCount(); index++) {
            readMessage(message, DescriptorProto.NESTED_TYPE_FIELD_NUMBER, index, proto.getNestedTypeBuilder(index));
        }
        for (int index = 0; index < proto.getEnumTypeCount(); index++) {
            readEnum(message, DescriptorProto.ENUM_TYPE_FIELD_NUMBER, index, proto.getEnumTypeBuilder(index));
        }
        for (int index = 0; index < proto.getExtensionCount(); index++) {
            add(
                    Kind.EXTENSION,
                    message,
                    DescriptorProto.EXTENSION_FIELD_NUMBER,
                    index,
                    proto.getExtensionBuilder(index));
        }
    }

    private void readEnum(ProtoElement around, int number, int position, EnumDescriptorProto.Builder proto) {
        ProtoElement enumeration = add(Kind.ENUM, around, number, position, proto);
        for (int index = 0; index < proto.getValueCount(); index++) {
            ElementPath path = enumeration.path().child(EnumDescriptorProto.VALUE_FIELD_NUMBER, index);
            // As in C++, the values of an enum are names beside the enum and not inside it.
            String name = within(around.name(), proto.getValue(index).getName());
            declare(new ProtoElement(Kind.VALUE, name, path, enumeration, file, proto.getValueBuilder(index)));
        }
    }

    private void readService(ProtoElement around, int position, ServiceDescriptorProto.Builder proto) {
        ProtoElement service = add(Kind.SERVICE, around, FileDescriptorProto.SERVICE_FIELD_NUMBER, position, proto);
        for (int index = 0; index < proto.getMethodCount(); index++) {
            add(Kind.METHOD, service, ServiceDescriptorProto.METHOD_FIELD_NUMBER, index, proto.getMethodBuilder(index));
        }
    }

    private ProtoElement add(Kind kind, ProtoElement around, int number, int index, Message.Builder proto) {
        String simple =
                String.valueOf(proto.getField(proto.getDescriptorForType().findFieldByNumber(NAME)));
        String name = within(around.name(), simple);
        ProtoElement element = new ProtoElement(kind, name, around.path().child(number, index), around, file, proto);
        declare(element);
        return element;
    }

    private void declare(ProtoElement element) {
        file.add(element);
        ProtoElement before = file.symbols().declare(element);
        if (before != null) {
            repeated(element, before, NAME);
        } else if (file.symbols().isPackage(element.name())) {
            repeated(element, null, NAME);
        }
    }

    private void repeated(ProtoElement element, @Nullable ProtoElement before, int part) {
        String what = before == null
                ? "a package"
                : before.kind().label() + " of "
                        + before.file().parsed().problems().file() + ":"
                        + before.place(NAME).line();
        String beside = element.kind() == Kind.VALUE ? "; enum values are declared in the scope of their enum" : "";
        file.forbidden(
                element.place(part),
                "`" + element.name() + "` is already the name of " + what + beside,
                "Rename one of the two.");
    }

    static String within(String around, String name) {
        return around.isEmpty() ? name : around + "." + name;
    }
}
