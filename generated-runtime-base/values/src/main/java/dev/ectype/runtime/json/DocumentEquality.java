package dev.ectype.runtime.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Compares documents by their JSON values. */
final class DocumentEquality {
    private DocumentEquality() {}

    static boolean equal(Document left, Document right) {
        if (Arrays.equals(left.array(), left.from(), left.to(), right.array(), right.from(), right.to())) {
            return true;
        }
        if (left.kind() != right.kind() || left.size() != right.size()) {
            return false;
        }
        return switch (left.kind()) {
            case OBJECT -> equalMembers(left, right);
            case ARRAY -> equalElements(left, right);
            case STRING -> StringDecoder.same(left, right);
            case NUMBER -> NumberValue.of(left.literal()).equals(NumberValue.of(right.literal()));
            case TRUE, FALSE, NULL -> true;
        };
    }

    static int hash(Document value) {
        return switch (value.kind()) {
            case OBJECT -> hashMembers(value);
            case ARRAY -> hashElements(value);
            case STRING -> value.text().hashCode();
            case NUMBER -> NumberValue.of(value.literal()).hashCode();
            case TRUE, FALSE, NULL -> value.kind().ordinal();
        };
    }

    private static boolean equalMembers(Document left, Document right) {
        MemberIndex index = MemberIndex.of(right);
        MemberCursor members = left.cursor();
        while (members.next()) {
            @Nullable Document other = index.find(members);
            if (other == null || !equal(members.value(), other)) {
                return false;
            }
        }
        return true;
    }

    private static boolean equalElements(Document left, Document right) {
        var others = right.elements().iterator();
        for (Document element : left.elements()) {
            if (!equal(element, others.next())) {
                return false;
            }
        }
        return true;
    }

    private static int hashMembers(Document object) {
        int hash = TapeLayout.OBJECT;
        MemberCursor members = object.cursor();
        while (members.next()) {
            hash += members.name().hashCode() * 31 ^ hash(members.value());
        }
        return hash;
    }

    private static int hashElements(Document array) {
        int hash = TapeLayout.ARRAY;
        for (Document element : array.elements()) {
            hash = hash * 31 + hash(element);
        }
        return hash;
    }
}
