package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import java.util.Set;
import java.util.TreeSet;

/** Adds the synthetic oneof that descriptors have for each {@code optional} field of proto3. */
final class SyntheticOneofs {
    private SyntheticOneofs() {}

    static void add(DescriptorProto.Builder message) {
        Set<String> taken = new TreeSet<>();
        message.getFieldList().forEach(field -> taken.add(field.getName()));
        message.getOneofDeclList().forEach(oneof -> taken.add(oneof.getName()));
        for (FieldDescriptorProto.Builder field : message.getFieldBuilderList()) {
            if (field.getProto3Optional()) {
                String name = field.getName().startsWith("_") ? field.getName() : "_" + field.getName();
                while (!taken.add(name)) {
                    name = "X" + name;
                }
                field.setOneofIndex(message.getOneofDeclCount());
                message.addOneofDeclBuilder().setName(name);
            }
        }
    }
}
