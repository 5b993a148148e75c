package dev.ectype.runtime.plan.resource;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes a member whose value follows from an uploaded file.
 *
 * @param member the member of the resource, or of the object member that has the name of the part
 * @param part the form member with the file, or null for the first file of a request
 * @param base64 true if a digest is rather Base64 than hexadecimal
 */
public record FileMemberPlan(String member, @Nullable String part, Fact fact, boolean base64) {
    /** Lists the facts about a file. */
    public enum Fact {
        SIZE,
        NAME,
        EXTENSION,
        MEDIA_TYPE,
        CRC32,
        CRC32C,
        MD5,
        SHA_1,
        SHA_256,
        SHA_512,
        DIGEST
    }

    static FileMemberPlan of(PlanObjectReader fields) {
        return new FileMemberPlan(
                fields.text("member"),
                fields.optionalText("part"),
                Fact.valueOf(fields.text("fact")),
                fields.flag("base64"));
    }
}
