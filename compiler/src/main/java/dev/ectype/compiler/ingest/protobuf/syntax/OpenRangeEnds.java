package dev.ectype.compiler.ingest.protobuf.syntax;

import com.google.protobuf.DescriptorProtos.DescriptorProto;

/** Determines the ends of ranges with {@code to max}. */
final class OpenRangeEnds {
    private static final int BEHIND_LAST = (1 << 29);

    private OpenRangeEnds() {}

    static void complete(DescriptorProto.Builder message) {
        int end = isMessageSet(message) ? Integer.MAX_VALUE : BEHIND_LAST;
        message.getExtensionRangeBuilderList().stream()
                .filter(range -> range.getEnd() == RangeParser.MAX)
                .forEach(range -> range.setEnd(end));
        message.getReservedRangeBuilderList().stream()
                .filter(range -> range.getEnd() == RangeParser.MAX)
                .forEach(range -> range.setEnd(end));
    }

    private static boolean isMessageSet(DescriptorProto.Builder message) {
        return message.getOptions().getUninterpretedOptionList().stream()
                .anyMatch(option -> option.getNameCount() == 1
                        && option.getName(0).getNamePart().equals("message_set_wire_format")
                        && option.getIdentifierValue().equals("true"));
    }
}
