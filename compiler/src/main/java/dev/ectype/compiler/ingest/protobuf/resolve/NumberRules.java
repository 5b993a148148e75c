package dev.ectype.compiler.ingest.protobuf.resolve;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.DescriptorProto.ExtensionRange;
import com.google.protobuf.DescriptorProtos.DescriptorProto.ReservedRange;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import dev.ectype.compiler.ingest.protobuf.token.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Checks the numbers and names of a message: each is unique, and none is reserved. */
final class NumberRules {
    private final ProtoElement message;
    private final DescriptorProto.Builder proto;
    private final List<Range> ranges = new ArrayList<>();

    NumberRules(ProtoElement message) {
        this.message = message;
        this.proto = message.message();
    }

    /** Holds a range of numbers unavailable to fields; the end is exclusive. */
    private record Range(int start, int end, boolean isReserved, Position place) {
        String text() {
            return (isReserved ? "reserved" : "extensions") + " " + start + (end - 1 > start ? " to " + (end - 1) : "");
        }
    }

    void check() {
        collectRanges();
        checkRanges();
        Map<Integer, String> taken = new TreeMap<>();
        Set<String> free = new TreeSet<>(proto.getReservedNameList());
        for (int index = 0; index < proto.getFieldCount(); index++) {
            FieldDescriptorProto field = proto.getField(index);
            Position place =
                    message.place(DescriptorProto.FIELD_FIELD_NUMBER, index, FieldDescriptorProto.NUMBER_FIELD_NUMBER);
            checkNumber(field, place);
            String other = taken.putIfAbsent(field.getNumber(), field.getName());
            if (other != null) {
                forbidden(
                        place,
                        "`" + field.getName() + "` has the number " + field.getNumber() + ", which `" + other + "` has",
                        "Use another number; " + next() + " is free.");
            }
            if (free.contains(field.getName())) {
                forbidden(
                        message.place(
                                DescriptorProto.FIELD_FIELD_NUMBER, index, FieldDescriptorProto.NAME_FIELD_NUMBER),
                        "the name `" + field.getName() + "` is reserved",
                        "Choose another name.");
            }
        }
    }

    private void collectRanges() {
        for (int index = 0; index < proto.getReservedRangeCount(); index++) {
            ReservedRange range = proto.getReservedRange(index);
            Position place = message.place(DescriptorProto.RESERVED_RANGE_FIELD_NUMBER, index);
            ranges.add(new Range(range.getStart(), range.getEnd(), true, place));
        }
        for (int index = 0; index < proto.getExtensionRangeCount(); index++) {
            ExtensionRange range = proto.getExtensionRange(index);
            Position place = message.place(DescriptorProto.EXTENSION_RANGE_FIELD_NUMBER, index);
            ranges.add(new Range(range.getStart(), range.getEnd(), false, place));
        }
        ranges.sort(Comparator.comparingInt(Range::start).thenComparingInt(Range::end));
    }

    private void checkRanges() {
        Range before = null;
        for (Range range : ranges) {
            if (range.start() < 1 || range.end() <= range.start()) {
                forbidden(
                        range.place(),
                        "the range begins at " + range.start() + " and ends at " + (range.end() - 1L),
                        "Begin the range at 1 or more, and end it at or after its begin.");
            } else if (before != null && range.start() < before.end()) {
                forbidden(
                        range.place(),
                        "`" + range.text() + "` overlaps `" + before.text() + "`",
                        "Make the ranges disjoint.");
            }
            before = before == null || range.end() > before.end() ? range : before;
        }
    }

    private void checkNumber(FieldDescriptorProto field, Position place) {
        String wrong = FieldNumbers.problem(field.getNumber());
        Range around = around(field.getNumber());
        if (wrong != null) {
            forbidden(
                    place,
                    "the number " + field.getNumber() + " " + wrong,
                    "Use another number, such as " + next() + ".");
        } else if (around != null) {
            forbidden(
                    place,
                    "the number " + field.getNumber() + " is in `" + around.text() + "`",
                    "Use another number, such as " + next() + ".");
        }
    }

    private @Nullable Range around(int number) {
        for (Range range : ranges) {
            if (range.start() <= number && number < range.end()) {
                return range;
            }
        }
        return null;
    }

    /** Returns the lowest free number. */
    private int next() {
        Set<Integer> taken = new TreeSet<>();
        proto.getFieldList().forEach(field -> taken.add(field.getNumber()));
        int number = 1;
        while (taken.contains(number) || around(number) != null) {
            Range range = around(number);
            number = range == null ? number + 1 : Math.max(range.end(), number + 1);
        }
        return number;
    }

    private void forbidden(Position place, String text, String hint) {
        message.file().forbidden(place, text, hint);
    }
}
