package dev.ectype.runtime.http;

import java.util.Arrays;
import java.util.Objects;

/** Collects the header fields of a reply in the order of addition. */
final class ReplyFields {
    private static final HeaderField[] NO_FIELDS = {};
    private static final int FIRST_CAPACITY = 16;

    /** Allocated by the first field, because the replies of many calls have none. */
    private HeaderField[] fields = NO_FIELDS;

    private int count;

    void clear() {
        Arrays.fill(fields, 0, count, null);
        count = 0;
    }

    ReplyFields copy() {
        ReplyFields copy = new ReplyFields();
        copy.fields = Arrays.copyOf(fields, Math.max(1, count));
        copy.count = count;
        return copy;
    }

    void add(HeaderField field) {
        if (count == fields.length) {
            fields = Arrays.copyOf(fields, Math.max(FIRST_CAPACITY, count * 2));
        }
        fields[count++] = field;
    }

    void replace(HeaderField field) {
        for (int index = 0; index < count; index++) {
            if (fields[index].name().equals(field.name())) {
                fields[index] = field;
            }
        }
    }

    int count() {
        return count;
    }

    HeaderField at(int index) {
        return fields[Objects.checkIndex(index, count)];
    }
}
