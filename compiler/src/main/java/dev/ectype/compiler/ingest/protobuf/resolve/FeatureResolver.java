package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FeatureSet;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;

/** Resolves the features of an element: by its edition, its parents and its own options. */
final class FeatureResolver {
    private FeatureResolver() {}

    static FeatureSet of(ProtoElement element) {
        FeatureSet.Builder features =
                element.around() == null ? ofEdition(element.file().edition()) : of(element.around()).toBuilder();
        features.mergeFrom(declaredFeatures(element));
        if (element.isField()) {
            addLabelFeatures(element.field(), element.file().edition(), features);
        }
        return features.build();
    }

    private static FeatureSet declaredFeatures(ProtoElement element) {
        FieldDescriptor options = element.proto().getDescriptorForType().findFieldByName("options");
        Message optionMessage = (Message) element.proto().getField(options);
        return (FeatureSet)
                optionMessage.getField(optionMessage.getDescriptorForType().findFieldByName("features"));
    }

    private static void addLabelFeatures(
            FieldDescriptorProto.Builder field, Edition edition, FeatureSet.Builder features) {
        if (field.getLabel() == Label.LABEL_REQUIRED) {
            features.setFieldPresence(FeatureSet.FieldPresence.LEGACY_REQUIRED);
        } else if (field.getProto3Optional()) {
            features.setFieldPresence(FeatureSet.FieldPresence.EXPLICIT);
        }
        if (field.getType() == Type.TYPE_GROUP) {
            features.setMessageEncoding(FeatureSet.MessageEncoding.DELIMITED);
        }
        if (edition.getNumber() < Edition.EDITION_2023_VALUE
                && field.getOptions().hasPacked()) {
            features.setRepeatedFieldEncoding(
                    field.getOptions().getPacked()
                            ? FeatureSet.RepeatedFieldEncoding.PACKED
                            : FeatureSet.RepeatedFieldEncoding.EXPANDED);
        }
    }

    private static FeatureSet.Builder ofEdition(Edition edition) {
        boolean isProto2 = edition == Edition.EDITION_PROTO2;
        boolean isProto3 = edition == Edition.EDITION_PROTO3;
        return FeatureSet.newBuilder()
                .setFieldPresence(isProto3 ? FeatureSet.FieldPresence.IMPLICIT : FeatureSet.FieldPresence.EXPLICIT)
                .setEnumType(isProto2 ? FeatureSet.EnumType.CLOSED : FeatureSet.EnumType.OPEN)
                .setRepeatedFieldEncoding(
                        isProto2 ? FeatureSet.RepeatedFieldEncoding.EXPANDED : FeatureSet.RepeatedFieldEncoding.PACKED)
                .setMessageEncoding(FeatureSet.MessageEncoding.LENGTH_PREFIXED)
                .setJsonFormat(isProto2 ? FeatureSet.JsonFormat.LEGACY_BEST_EFFORT : FeatureSet.JsonFormat.ALLOW);
    }
}
