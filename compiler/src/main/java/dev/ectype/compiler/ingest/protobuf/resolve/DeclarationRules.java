package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.token.ElementPath;
import java.util.Set;
import java.util.TreeSet;

/** Validates Protocol Buffers declarations as strictly as protoc does. */
final class DeclarationRules {
    private DeclarationRules() {}

    static void check(LinkedFile file) {
        checkImports(file);
        for (ProtoElement element : file.elements()) {
            switch (element.kind()) {
                case MESSAGE -> {
                    new NumberRules(element).check();
                    new JsonNameRules(element).check();
                    checkOneofs(element);
                }
                case ENUM -> new EnumRules(element).check();
                case FIELD, EXTENSION -> new FieldRules(element).check();
                default -> {}
            }
        }
    }

    private static void checkImports(LinkedFile file) {
        Set<String> imported = new TreeSet<>();
        for (int index = 0; index < file.proto().getDependencyCount(); index++) {
            String path = file.proto().getDependency(index);
            if (!imported.add(path)) {
                file.forbidden(
                        file.parsed()
                                .places()
                                .of(ElementPath.FILE.child(FileDescriptorProto.DEPENDENCY_FIELD_NUMBER, index)),
                        "\"" + path + "\" is imported twice",
                        "Remove one of the imports.");
            }
        }
    }

    private static void checkOneofs(ProtoElement message) {
        DescriptorProto.Builder proto = message.message();
        Set<Integer> used = new TreeSet<>();
        proto.getFieldList().stream()
                .filter(field -> field.hasOneofIndex())
                .forEach(field -> used.add(field.getOneofIndex()));
        for (int index = 0; index < proto.getOneofDeclCount(); index++) {
            if (!used.contains(index)) {
                message.file()
                        .forbidden(
                                message.place(DescriptorProto.ONEOF_DECL_FIELD_NUMBER, index),
                                "the oneof `" + proto.getOneofDecl(index).getName() + "` has no field",
                                "Add a field, or remove the oneof.");
            }
        }
    }
}
