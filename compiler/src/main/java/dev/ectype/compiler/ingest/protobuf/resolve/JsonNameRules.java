package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FeatureSet;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.syntax.DerivedNames;
import java.util.Map;
import java.util.TreeMap;

/** Checks that the fields of a message have different JSON names. */
final class JsonNameRules {
    private final ProtoElement message;

    JsonNameRules(ProtoElement message) {
        this.message = message;
    }

    @SuppressWarnings("deprecation") // the option is deprecated for writers of files, not for their readers
    void check() {
        DescriptorProto.Builder proto = message.message();
        boolean mustDiffer = FeatureResolver.of(message).getJsonFormat() == FeatureSet.JsonFormat.ALLOW
                && !proto.getOptions().getDeprecatedLegacyJsonFieldConflicts();
        Map<String, FieldDescriptorProto> taken = new TreeMap<>();
        for (int index = 0; index < proto.getFieldCount(); index++) {
            FieldDescriptorProto field = proto.getField(index);
            FieldDescriptorProto other = taken.putIfAbsent(field.getJsonName(), field);
            if (other != null && (mustDiffer || isChosen(field) && isChosen(other))) {
                message.file()
                        .forbidden(
                                message.place(DescriptorProto.FIELD_FIELD_NUMBER, index),
                                "`" + field.getName() + "` and `" + other.getName() + "` both have the JSON name `"
                                        + field.getJsonName() + "`",
                                "Rename one of the fields, or set its `json_name`.");
            }
            if (field.getJsonName().startsWith("[") && field.getJsonName().endsWith("]")) {
                message.file()
                        .forbidden(
                                message.place(DescriptorProto.FIELD_FIELD_NUMBER, index),
                                "the json_name \"" + field.getJsonName() + "\" looks like the name of an extension",
                                "Write the name without brackets.");
            }
        }
    }

    private static boolean isChosen(FieldDescriptorProto field) {
        return !field.getJsonName().equals(DerivedNames.json(field.getName()));
    }
}
