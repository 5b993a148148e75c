package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto.EnumReservedRange;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FeatureSet;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Checks the values of an enum: at least one, zero first if the enum is open, and no reserved ones. */
final class EnumRules {
    private final ProtoElement enumeration;
    private final EnumDescriptorProto.Builder proto;

    EnumRules(ProtoElement enumeration) {
        this.enumeration = enumeration;
        this.proto = enumeration.enumeration();
    }

    void check() {
        if (proto.getValueCount() == 0) {
            forbidden(
                    enumeration.place(EnumDescriptorProto.NAME_FIELD_NUMBER),
                    "the enum `" + proto.getName() + "` has no value",
                    "Add a value.");
            return;
        }
        checkFirst();
        checkNumbers();
        checkFree();
        checkRanges();
    }

    private void checkFirst() {
        EnumValueDescriptorProto first = proto.getValue(0);
        boolean isOpen = FeatureResolver.of(enumeration).getEnumType() == FeatureSet.EnumType.OPEN;
        if (isOpen && first.getNumber() != 0) {
            forbidden(
                    number(0),
                    "the first value of an open enum is 0, but `" + first.getName() + "` is " + first.getNumber(),
                    "Add a first value such as `" + proto.getName().toUpperCase(Locale.ROOT) + "_UNSPECIFIED = 0`.");
        }
    }

    private void checkNumbers() {
        Map<Integer, String> taken = new TreeMap<>();
        boolean hasAliases = false;
        for (int index = 0; index < proto.getValueCount(); index++) {
            EnumValueDescriptorProto value = proto.getValue(index);
            String other = taken.putIfAbsent(value.getNumber(), value.getName());
            hasAliases |= other != null;
            if (other != null && !proto.getOptions().getAllowAlias()) {
                forbidden(
                        number(index),
                        "`" + value.getName() + "` has the number " + value.getNumber() + ", which `" + other + "` has",
                        "Change the number, or set `option allow_alias = true;` if both mean the same.");
            }
        }
        if (proto.getOptions().getAllowAlias() && !hasAliases) {
            forbidden(
                    enumeration.place(EnumDescriptorProto.NAME_FIELD_NUMBER),
                    "`" + proto.getName() + "` allows aliases but has none",
                    "Remove `allow_alias`.");
        }
    }

    private void checkFree() {
        Set<String> names = new TreeSet<>(proto.getReservedNameList());
        for (int index = 0; index < proto.getValueCount(); index++) {
            EnumValueDescriptorProto value = proto.getValue(index);
            if (names.contains(value.getName())) {
                forbidden(
                        enumeration.place(EnumDescriptorProto.VALUE_FIELD_NUMBER, index),
                        "the name `" + value.getName() + "` is reserved",
                        "Choose another name.");
            }
            boolean isFree = proto.getReservedRangeList().stream()
                    .anyMatch(range -> range.getStart() <= value.getNumber() && value.getNumber() <= range.getEnd());
            if (isFree) {
                forbidden(number(index), "the number " + value.getNumber() + " is reserved", "Choose another number.");
            }
        }
    }

    private void checkRanges() {
        List<Integer> order = new ArrayList<>();
        for (int index = 0; index < proto.getReservedRangeCount(); index++) {
            order.add(index);
        }
        order.sort(
                Comparator.comparingInt(index -> proto.getReservedRange(index).getStart()));
        long last = Long.MIN_VALUE;
        for (int index : order) {
            EnumReservedRange range = proto.getReservedRange(index);
            if (range.getEnd() < range.getStart() || range.getStart() <= last) {
                forbidden(
                        enumeration.place(EnumDescriptorProto.RESERVED_RANGE_FIELD_NUMBER, index),
                        "`reserved " + range.getStart() + " to " + range.getEnd() + "` "
                                + (range.getEnd() < range.getStart()
                                        ? "ends before it begins"
                                        : "overlaps another range"),
                        "Make the ranges disjoint.");
            }
            last = Math.max(last, range.getEnd());
        }
    }

    private Position number(int index) {
        return enumeration.place(
                EnumDescriptorProto.VALUE_FIELD_NUMBER, index, EnumValueDescriptorProto.NUMBER_FIELD_NUMBER);
    }

    private void forbidden(Position place, String text, String hint) {
        enumeration.file().forbidden(place, text, hint);
    }
}
