package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;

/** Limits the number of an object's members; {@link Integer#MAX_VALUE} is no limit. */
public record MemberCount(int least, int most) {
    public static final MemberCount FREE = new MemberCount(0, Integer.MAX_VALUE);

    boolean allows(Document object, ValidationContext check) {
        if (least == 0 && most == Integer.MAX_VALUE) {
            return true;
        }
        if (object.size() < least) {
            return check.refuse("minProperties", object, "at least " + least + " members");
        }
        return object.size() <= most || check.refuse("maxProperties", object, "at most " + most + " members");
    }
}
