package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.Edition;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.DescriptorProtos.FieldOptions.FeatureSupport;
import com.google.protobuf.DescriptorProtos.FieldOptions.OptionTargetType;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Checks the targets and the editions of options. */
final class OptionTargets {
    private OptionTargets() {}

    static void check(ProtoElement option, ProtoElement described, Position place) throws InvalidOption {
        FieldOptions options = option.field().getOptions();
        List<OptionTargetType> targets = options.getTargetsList();
        if (!targets.isEmpty() && !targets.contains(target(described))) {
            throw InvalidOption.wrong(
                    place,
                    "`" + option.simpleName() + "` is set on "
                            + described.kind().label() + ", but is allowed only on "
                            + targets.stream().map(OptionTargets::displayName).collect(Collectors.joining(", ")),
                    "Remove or move the option.");
        }
        Edition edition = described.file().edition();
        FeatureSupport support = options.getFeatureSupport();
        if (support.hasEditionIntroduced()
                && edition.getNumber() < support.getEditionIntroduced().getNumber()) {
            throw InvalidOption.wrong(
                    place,
                    "`" + option.simpleName() + "` exists since " + displayName(support.getEditionIntroduced())
                            + ", but the file uses " + displayName(edition),
                    "Remove the option, or use a newer edition in the file.");
        }
        if (support.hasEditionRemoved()
                && edition.getNumber() >= support.getEditionRemoved().getNumber()) {
            throw InvalidOption.wrong(
                    place,
                    "`" + option.simpleName() + "` was removed in " + displayName(support.getEditionRemoved()),
                    "Remove the option.");
        }
    }

    private static OptionTargetType target(ProtoElement described) {
        return switch (described.kind()) {
            case FILE -> OptionTargetType.TARGET_TYPE_FILE;
            case MESSAGE -> OptionTargetType.TARGET_TYPE_MESSAGE;
            case FIELD, EXTENSION -> OptionTargetType.TARGET_TYPE_FIELD;
            case RANGE -> OptionTargetType.TARGET_TYPE_EXTENSION_RANGE;
            case ONEOF -> OptionTargetType.TARGET_TYPE_ONEOF;
            case ENUM -> OptionTargetType.TARGET_TYPE_ENUM;
            case VALUE -> OptionTargetType.TARGET_TYPE_ENUM_ENTRY;
            case SERVICE -> OptionTargetType.TARGET_TYPE_SERVICE;
            case METHOD -> OptionTargetType.TARGET_TYPE_METHOD;
        };
    }

    private static String displayName(OptionTargetType target) {
        return target.name()
                .substring("TARGET_TYPE_".length())
                .toLowerCase(Locale.ROOT)
                .replace('_', ' ');
    }

    private static String displayName(Edition edition) {
        String name = edition.name().substring("EDITION_".length()).toLowerCase(Locale.ROOT);
        return Character.isDigit(name.charAt(0)) ? "edition " + name : name;
    }
}
