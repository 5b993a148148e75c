package dev.ectype.launcher.judge.client;

import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.launcher.judge.description.DescribedTypes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Compares sent values with returned ones, as far as the description says that requests set and responses return them. */
final class SentValueComparison {
    private static final int LONGEST = 60;

    /** Names of values that servers set, whatever a request contains. */
    private static final Pattern SET_BY_SERVER = Pattern.compile(
            "(?i)etag|revision|.*version|(last[_-]?)?(created|updated|modified|changed|deleted)([_-]?(at|on|by|date|time|timestamp))?");

    private final DescribedTypes types;

    SentValueComparison(DescribedTypes types) {
        this.types = types;
    }

    /** Returns the first difference, or null without one, except of references, which a client cannot invent. */
    @Nullable
    Difference first(Document sent, @Nullable TypeRef sentType, Document returned, @Nullable TypeRef returnedType) {
        Map<String, ObjectMember> declared = types.members(returnedType);
        Map<String, ObjectMember> writable = types.members(sentType);
        for (JsonMember each : sent.members()) {
            ObjectMember shown = declared.get(each.name());
            ObjectMember written = writable.get(each.name());
            boolean reference = VariedBody.REFERENCE.matcher(each.name()).matches()
                    || SET_BY_SERVER.matcher(each.name()).matches();
            boolean both = shown != null
                    && !reference
                    && isShared(shown)
                    && written != null
                    && !written.type().notes().readOnly()
                    && !written.type().notes().writeOnly();
            if (both && shown != null && written != null) {
                Difference difference =
                        one(each.name(), each.value(), written.type(), returned.member(each.name()), shown.type());
                if (difference != null) {
                    return difference;
                }
            }
        }
        return null;
    }

    /** Holds a member with the values that were sent and returned. */
    record Difference(String member, String sent, String returned) {}

    private static boolean isShared(ObjectMember shown) {
        return !shown.type().notes().readOnly() && !shown.type().notes().writeOnly();
    }

    private @Nullable Difference one(
            String name, Document sent, TypeRef sentType, @Nullable Document returned, TypeRef returnedType) {
        if (sent.isNull() || (sent.isObject() || sent.isArray()) && sent.size() == 0) {
            return null;
        }
        if (returned == null || returned.isNull()) {
            return new Difference(name, excerpt(sent), returned == null ? "nothing" : "null");
        }
        if (sent.isObject() && returned.isObject()) {
            Difference inner = first(sent, sentType, returned, returnedType);
            return inner == null ? null : new Difference(name + "." + inner.member(), inner.sent(), inner.returned());
        }
        boolean comparable = isScalar(sent) && isScalar(returned);
        return comparable && !isSame(sent, returned) ? new Difference(name, excerpt(sent), excerpt(returned)) : null;
    }

    private static boolean isScalar(Document value) {
        return !value.isObject() && !value.isArray();
    }

    private static boolean isSame(Document one, Document other) {
        if (one.isNumber() && other.isNumber()) {
            return one.decimal().compareTo(other.decimal()) == 0;
        }
        return plain(one).equals(plain(other));
    }

    private static String plain(Document value) {
        return value.isString() ? value.text() : value.literal();
    }

    private static String excerpt(Document value) {
        String text = value.literal();
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}
